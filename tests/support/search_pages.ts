import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { VerifiedSearch } from '#domain/search/verification/verified_search'
import { PageSource } from '#domain/truth/research/page_source'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'

const NOW = '2026-11-09T12:00:00Z'
export const html = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><main>${body}</main></body></html>`

/** Searches pages by type auto with an empty index. Returns the people found, with their proofs. */
export async function search(query: string, pages: Record<string, string>) {
  const captures = Object.entries(pages).map(([url, page]) => ({
    url,
    html: page,
    observedAt: '2026-11-08T00:00:00Z',
  }))
  const parsed = parseQuery(query)
  const searched = new VerifiedSearch(
    { query, type: 'auto', numResults: 10, filters: {}, parsed },
    {
      reader: new PageSource(new MemoryEvidence(captures)),
      index: new MemoryIndex(),
      plan: { parsed, fellBack: false },
      companyLeads: async () => [],
      now: NOW,
      signal: AbortSignal.timeout(10_000),
      allowStale: true,
    }
  )
  return searched.run()
}

export const names = async (query: string, pages: Record<string, string>) =>
  (await search(query, pages)).map(({ facts }) => facts.value('name'))

export const SITE = 'https://mirandaelquist.example/'
export const own = (body: string, title = 'Miranda Elquist') => ({
  [SITE]: html(title, `<h1>Miranda Elquist</h1>${body}`),
})
