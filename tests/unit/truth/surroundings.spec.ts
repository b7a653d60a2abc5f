import { test } from '@japa/runner'
import { type IdentityEvidence, initialEvidence } from '#domain/truth/identity/identity_evidence'
import { otherFactsOf } from '#domain/truth/acceptance/other_facts'
import { surroundingsOf } from '#domain/truth/acceptance/surroundings'
import { readSubject } from '#domain/truth/subject'

const PAGE = 'https://guild.example/members'
const vote = { kind: 'other', url: PAGE, quote: 'Welder' } as never
const person = (name: string) => ({ entity: 'person', name, own: false, links: [], claims: [] })

function around(lines: string[], mentions: object[], value = 'Welder') {
  const blocks = lines.map((text) => ({ text }))
  const page = { page: { url: PAGE, text: lines.join('\n'), blocks, links: [] }, mentions }
  return new Map(
    surroundingsOf({ entity: 'person' }, 'title', value, vote, page as never, ['Ada Lind']) as [
      string,
      number,
    ][]
  )
}

test.group('truth: the page around a value', () => {
  test('a page without the name says so, and one without the value has no distance', ({ assert }) => {
    assert.equal(around(['Welder'], []).get('title no name'), 1)
    assert.isFalse(around(['Ada Lind'], [], 'Baker').has('distance'))
  })

  test('a page of 50,000 lines and 600 people takes less than a second', ({ assert }) => {
    const lines = [
      'Ada Lind',
      ...Array.from({ length: 50_000 }, (_, i) => `Line ${i} about welding`),
      'Welder',
    ]
    const others = Array.from({ length: 600 }, (_, i) => person(`Person Number${i}`))
    const began = process.cpuUsage()
    around(lines, others)
    around(lines.toSpliced(2_000, 0, 'Welder'), others)
    const { user, system } = process.cpuUsage(began)
    assert.isBelow((user + system) / 1e6, 1)
  })
})

test.group('truth: other facts beside a value', () => {
  const evidence = (facts: Partial<IdentityEvidence>) => ({
    ...initialEvidence(readSubject('person', { name: 'Ada Lind' })),
    ...facts,
  })
  const sure = (text: string) => [{ text, probability: 1 }]
  const factsOf = (group: string, text: string, facts: Partial<IdentityEvidence>) =>
    new Map(otherFactsOf(group, text, vote, evidence(facts), ['Ada Lind']))

  test('an employer fits the domain of an address, but not a mail provider', ({ assert }) => {
    const mail = (email: string) =>
      factsOf('company', 'Acme Foods', { emails: sure(email) }).get('company mail')
    assert.equal(mail('ada@acmefoods.example'), 1)
    assert.equal(mail('ada@gmail.com'), 0)
    assert.equal(mail('ada@quonhaven.example'), -1)
  })
})
