import { test } from '@japa/runner'
import type { Mention } from '#domain/evidence/claim'
import type { PageLink } from '#domain/evidence/page'
import type { ReadPage } from '#domain/evidence/page_parser'
import { parseProfile } from '#domain/people/networks/networks'
import type { RowContext } from '#domain/truth/acceptance/agreement'
import { claimFeatures } from '#domain/truth/acceptance/claim_features'
import { acceptanceJudge } from '#domain/truth/acceptance/judge'
import { linkTextOf } from '#domain/truth/acceptance/link_text'
import type { Column } from '#domain/truth/column'
import { initialEvidence } from '#domain/truth/identity/identity_evidence'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import type { Vote } from '#domain/truth/reconcile/vote'
import { readSubject } from '#domain/truth/subject'
import { NOW, vote } from './votes.js'

const PHOTO: Column = { key: 'socials.photo', entity: 'person' }
const TITLE: Column = { key: 'title', entity: 'person' }
const HEADQUARTERS: Column = { key: 'headquarters', entity: 'company' }
const HOME = 'https://janeporter.example/'

const rowOf = (links: PageLink[] = []): RowContext => ({
  evidence: initialEvidence(readSubject('person', { name: 'Jane Porter', company: 'Acme' })),
  pageOf: (url) => (url === HOME ? pageWith(links) : undefined),
})
const pageWith = (links: PageLink[], blocks: string[] = [], mentions: Mention[] = []): ReadPage => ({
  page: {
    ...{ url: HOME, via: [], observedAt: NOW, title: null, language: null, canonical: null, links },
    ...{ regions: [], pairs: [], rows: [], times: [], structured: [], text: blocks.join('\n') },
    blocks: blocks.map((text) => ({
      ...{ kind: 'paragraph', level: null, text, runs: [text], boilerplate: false, section: null },
    })),
  },
  mentions,
})
const link = (url: string, text: string): PageLink => ({
  ...{ url, href: url, text, rel: [], boilerplate: false, block: 0 },
})
const stated = (value: unknown, given: Partial<Vote> = {}): Vote =>
  vote(value, { url: HOME, kind: 'own_site', method: 'link', ...given })
const answer = (column: Column, votes: Vote[], row = rowOf()) =>
  reconcile(column, votes, { now: NOW, judge: acceptanceJudge(column, row) })
const plain = (column: Column, votes: Vote[]) => reconcile(column, votes, { now: NOW })

test.group('truth: acceptance of values', () => {
  const TEXTS: [string, string][] = [
    ['', 'icon'],
    ['Instagram', 'network'],
    ['@tideline.lab', 'handle'],
    ['https://www.instagram.com/tideline.lab', 'address'],
    ['Follow Jane', 'name'],
    ['Invertebrate Ecology Group', 'other'],
  ]
  for (const [text, kind] of TEXTS)
    test(`the text of a profile link, ${JSON.stringify(text)}, is of kind ${kind}`, ({ assert }) => {
      const profile = parseProfile('https://www.instagram.com/tideline.lab')!
      assert.equal(linkTextOf(text, profile, ['Jane Porter']), kind)
    })

  test('[DS-035] a profile that a page names after somebody else is less likely the row’s', ({ assert }) => {
    const url = 'https://www.instagram.com/tideline.lab'
    const confidence = (text: string) => answer(PHOTO, [stated(url)], rowOf([link(url, text)])).confidence!
    assert.isBelow(confidence('Invertebrate Ecology Group'), confidence(''))
    const own = answer(PHOTO, [stated('https://www.instagram.com/janeporter')])
    assert.isAbove(own.confidence!, confidence('Invertebrate Ecology Group') + 0.05)
    assert.equal(own.status, 'found')
  })

  test('a handle resembles a name, a few letters of the name, or nothing', ({ assert }) => {
    const likeness = (handle: string) => {
      const of = stated(`https://www.instagram.com/${handle}`)
      return [...claimFeatures(PHOTO, of, rowOf()).keys()].find((name) =>
        /^profile (?:whole|part|near|none)$/.test(name)
      )
    }
    assert.equal(likeness('janeporter'), 'profile whole')
    assert.equal(likeness('jporter'), 'profile part')
    assert.equal(likeness('the_porterhouse'), 'profile near')
    assert.equal(likeness('tideline.lab'), 'profile none')
  })

  test('[DS-035] a phrase with brackets and a full stop is a less likely title', ({ assert }) => {
    const confidence = (value: string) =>
      answer(TITLE, [stated(value, { method: 'card', quote: value })]).confidence!
    assert.isBelow(
      confidence('Reach me on 555 0100 (no sales calls. please)'),
      confidence('Research Scientist')
    )
  })

  test('tells how far a value is from the name, and who else the page says it of', ({ assert }) => {
    const blocks = ['Jane Porter', 'Ada Moss', 'Research Scientist', 'Curator']
    const moss: Mention = {
      ...{ entity: 'person', name: 'Ada Moss', own: false, links: [] },
      claims: [
        {
          ...{ field: 'title', value: 'Research Scientist', quote: 'Research Scientist' },
          ...{ method: 'card', statedAt: null, past: false },
        },
      ],
    }
    const read = pageWith([], blocks, [moss])
    const row = { ...rowOf(), pageOf: () => read }
    const of = (value: string) => claimFeatures(TITLE, stated(value, { quote: value }), row)
    assert.equal(of('Curator').get('around title names between'), Math.log(2))
    assert.equal(of('Jane Porter').get('around title names between'), 0)
    assert.isAbove(of('Curator').get('around distance')!, of('Research Scientist').get('around distance')!)
    assert.equal(of('Research Scientist').get('around others'), Math.log(2))
    assert.equal(of('Curator').get('around others'), 0)
  })

  test('tells whether a place is in the country of a telephone number', ({ assert }) => {
    const evidence = {
      ...initialEvidence(readSubject('company', { name: 'Acme' })),
      phones: [{ text: '+33 1 42 68 53 00', probability: 0.9 }],
    }
    const of = (value: string) => claimFeatures(HEADQUARTERS, stated(value), { ...rowOf(), evidence })
    assert.equal(of('Lyon, France').get('other headquarters phone same'), 1)
    assert.equal(of('Oslo, Norway').get('other headquarters phone other'), 1)
  })

  test('[DS-035] independent pages raise the confidence of a judged value', ({ assert }) => {
    const one = vote('Lyon', { kind: 'other' })
    const three = [one, vote('Lyon', { kind: 'other' }), vote('Lyon', { kind: 'other' })]
    assert.isAbove(answer(HEADQUARTERS, three).confidence!, answer(HEADQUARTERS, [one]).confidence! + 0.05)
  })

  test('[DS-077] values of independent pages that contradict each other stay unverified', ({ assert }) => {
    const votes = [vote('Lyon', { kind: 'other' }), vote('Oslo', { kind: 'other' })]
    assert.deepEqual(answer(HEADQUARTERS, votes), plain(HEADQUARTERS, votes))
    assert.equal(answer(HEADQUARTERS, votes).status, 'unverified')
  })

  test('keeps the confidence of namesakes, of pages with one form, and of unknown columns', ({ assert }) => {
    const unlikely = [stated('Engineer', { identity: 0.3, method: 'card' })]
    assert.deepEqual(answer(TITLE, unlikely), plain(TITLE, unlikely))
    const profile = [stated('Engineer', { kind: 'own_profile', method: 'profile' })]
    assert.deepEqual(answer(TITLE, profile), plain(TITLE, profile))
    const unknown: Column = { key: 'custom.shoe_size', entity: 'person', format: 'number' }
    assert.isUndefined(acceptanceJudge(unknown, rowOf()))
  })
})
