import { test } from '@japa/runner'
import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import { parsePage } from '#domain/evidence/parse/parse_page'
import { type SiteContext, sourceKindOf } from '#domain/truth/reconcile/source_kind'

function page(url: string, texts: string[] = [], head = ''): Page {
  const html = `<html><head>${head}</head><body><main>${texts.map((text) => `<p>${text}</p>`).join('')}</main></body></html>`
  return parsePage({
    url,
    via: [url],
    status: 200,
    contentType: 'text/html',
    html,
    observedAt: '2026-10-01T00:00:00Z',
  })
}

const of = (entity: Mention['entity'], own = false): Mention => ({
  entity,
  name: 'Acme',
  own,
  links: [],
  claims: [],
})
const ARTICLE =
  '<script type="application/ld+json">{"@type": "NewsArticle", "headline": "Acme raises"}</script>'
const LISTED = '<dl><dt>Name</dt><dd>Zoe</dd><dt>Job</dt><dd>Clerk</dd><dt>City</dt><dd>Lyon</dd></dl>'
const labelled: Mention = {
  ...of('person'),
  claims: ['Clerk', 'Lyon'].map((text) => ({
    field: 'title',
    value: text,
    quote: text,
    method: 'label',
    statedAt: null,
    past: false,
  })),
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
  ['news', of('company'), page('https://wire.example/2026/acme-raises', [], ARTICLE), {}, 'news'],
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
    page('https://open.example/company/acme', ['Registered office'], '<title>Acme - Open Register</title>'),
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
  ['a page of labels', labelled, page('https://w.example/zoe', [LISTED]), {}, 'directory'],
  ['anything else', of('person'), page('https://blog.example/zoe', ['I met Zoe.']), {}, 'other'],
]

test.group('truth: source kinds', () => {
  for (const [what, mention, seen, site, kind] of CASES)
    test(`${what}: ${kind}`, ({ assert }) => {
      assert.equal(sourceKindOf(mention, seen, site), kind)
    })
})
