import { test } from '@japa/runner'
import { emptyQuery } from '#domain/search/query_language/parsed_query'
import { checksOf } from '#domain/search/verification/checks'
import type { CompanyFacts } from '#domain/search/verification/company_facts'
import { PersonFacts } from '#domain/search/verification/person_facts'

type Job = { company: string; isFormer?: true }

/** Decides about somebody outside the index whose own page states these employers. */
function verdict(query: { companies: string[]; affiliations: string[] }, jobs: readonly Job[]) {
  const claim = (field: 'name' | 'company', value: string, past = false) => ({
    field,
    value,
    method: 'label' as const,
    quote: value,
    statedAt: null,
    past,
  })
  const claims = [
    claim('name', 'Ada Quill'),
    ...jobs.map(({ company, isFormer }) => claim('company', company, isFormer)),
  ]
  const mention = { entity: 'person', name: 'Ada Quill', own: true, claims, links: [] }
  const page = {
    url: 'https://adaquill.example/',
    observedAt: '2026-10-20T00:00:00.000Z',
    title: 'Ada Quill',
    text: '',
    blocks: [],
    structured: [],
  }
  const source = { page, mention, mentions: [mention], kind: 'own_site', identity: 0.97 }
  const facts = new PersonFacts({ sources: [source] as never }, '2026-11-01T00:00:00.000Z')
  const plan = { parsed: { ...emptyQuery(''), ...query }, fellBack: false }
  const checks = checksOf({ type: 'auto', numResults: 10, filters: {} }, plan, {} as CompanyFacts)
  const [check] = checks
  if (checks.length !== 1 || check.ofEmployer) throw new Error('expected one check of the person')
  return check.run({ indexed: null, facts }).is
}

const QUERY = { companies: ['Corriemoor'], affiliations: ['Elmora'] }

test.group('search: employers and affiliations of one query', () => {
  test('[SR-070] a present employee of the employer passes', ({ assert }) => {
    assert.equal(verdict(QUERY, [{ company: 'Corriemoor' }]), 'yes')
  })

  test('[SR-070] a former employee of the employer does not pass', ({ assert }) => {
    const jobs: Job[] = [{ company: 'Tarnlight' }, { company: 'Corriemoor', isFormer: true }]
    assert.notEqual(verdict(QUERY, jobs), 'yes')
  })

  test('[SR-070] present and former employees of an affiliation pass', ({ assert }) => {
    assert.equal(verdict(QUERY, [{ company: 'Elmora' }]), 'yes')
    assert.equal(verdict(QUERY, [{ company: 'Tarnlight' }, { company: 'Elmora', isFormer: true }]), 'yes')
  })

  test('[SR-070] a former and a present post at one employer pass', ({ assert }) => {
    const query = { companies: ['Corriemoor'], affiliations: [] }
    const jobs: Job[] = [
      { company: 'Tarnlight' },
      { company: 'Tarnlight' },
      { company: 'Corriemoor', isFormer: true },
    ]
    assert.equal(verdict(query, jobs), 'no')
    assert.equal(verdict(query, [...jobs, { company: 'Corriemoor' }]), 'yes')
  })

  test('[SR-070] another form of the employer passes', ({ assert }) => {
    const query = { companies: ['Elmora University'], affiliations: [] }
    assert.equal(verdict(query, [{ company: 'Elmora University in the City of New York' }]), 'yes')
    assert.equal(verdict(query, [{ company: 'Elmora University Press' }]), 'no')
  })
})
