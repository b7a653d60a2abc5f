import { test } from '@japa/runner'
import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import { type SiteContext, sourceKindOf } from '#domain/truth/reconcile/source_kind'

function page(url: string, texts: string[] = [], given: Partial<Page> = {}): Page {
  return {
    url,
    via: [url],
    observedAt: '2026-10-01T00:00:00Z',
    title: null,
    language: 'en',
    canonical: null,
    text: texts.join('\n'),
    blocks: texts.map((text) => ({
      kind: 'paragraph',
      level: null,
      text,
      boilerplate: false,
      section: null,
    })),
    links: [],
    structured: [],
    ...given,
  }
}

const of = (entity: Mention['entity'], own = false): Mention => ({
  entity,
  name: 'Acme',
  own,
  links: [],
  claims: [],
})
const ARTICLE = '{"@type": "NewsArticle", "headline": "Acme raises"}'
const article: Partial<Page> = {
  structured: [{ kind: 'json-ld', source: ARTICLE, data: JSON.parse(ARTICLE) }],
}

const CASES: [string, Mention, Page, SiteContext, string][] = [
  ['their site', of('company', true), page('https://acme.example/about'), {}, 'own_site'],
  ['their profile', of('company', true), page('https://x.com/acme'), {}, 'own_profile'],
  ['another’s profile', of('company'), page('https://x.com/zoe'), {}, 'other'],
  [
    'a team page',
    of('person'),
    page('https://acme.example/team'),
    { siteOf: 'Acme Ltd', employers: ['Acme'] },
    'employer_site',
  ],
  [
    'a team page by domain',
    of('person'),
    page('https://www.acme.example/team'),
    { domains: new Set(['acme.example']) },
    'employer_site',
  ],
  ['news', of('company'), page('https://wire.example/2026/acme-raises', [], article), {}, 'news'],
  [
    'a speaker',
    of('person'),
    page('https://conf.example/2026/speakers/zoe', ['Zoe speaks about tests.']),
    {},
    'event',
  ],
  [
    'a register',
    of('company'),
    page('https://open.example/company/acme', ['Registered office'], { title: 'Acme - Open Register' }),
    {},
    'registry',
  ],
  [
    'a German register',
    of('company'),
    page('https://amt.example/acme', ['Handelsregister B']),
    {},
    'registry',
  ],
  ['a directory', of('person'), page('https://whois.example/p/zoe-1', ['Zoe']), {}, 'directory'],
  ['anything else', of('person'), page('https://blog.example/zoe', ['I met Zoe.']), {}, 'other'],
]

test.group('kind of source', () => {
  for (const [what, mention, seen, site, kind] of CASES)
    test(`${what}: ${kind}`, ({ assert }) => {
      assert.equal(sourceKindOf(mention, seen, site), kind)
    })
})
