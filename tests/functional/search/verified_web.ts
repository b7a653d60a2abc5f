import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { Evidence } from '#domain/evidence/evidence'
import type { MemoryPage, MemoryWeb } from '#tests/support/fakes/memory_evidence'

export { page, profile, profileUrl, record, site, siteOf } from './invented_pages.js'

/** A web that counts the live reads of each URL. */
export class CountedWeb {
  readonly reads: string[] = []
  readonly #pages: Map<string, MemoryPage>

  constructor(pages: readonly MemoryPage[]) {
    this.#pages = new Map(pages.map((one) => [one.url.replace(/\/$/, ''), one]))
  }

  readonly read: MemoryWeb = (url) => {
    this.reads.push(url)
    return this.#pages.get(url.replace(/\/$/, '')) ?? { url, status: 404 }
  }

  /** Returns how often a page was read, by any spelling of its URL. */
  count = (url: string): number =>
    this.reads.filter(
      (read) => read.replace(/^https:\/\/(www\.)?/, '') === url.replace(/^https:\/\/(www\.)?/, '')
    ).length
}

/** Makes searches read these pages until `app.container.restoreAll()`. */
export function searchIn(evidence: Evidence): void {
  app.container.swap(Evidence, () => evidence)
}

type Result = {
  person: { person_id: string; name: string; company: string | null; [field: string]: unknown }
  filter_match: Record<string, { basis: string }>
  verification: Record<string, { url: string; quote: string | null; observed_at: string }[]>
}

/** Searches, by default with type auto. Returns the response and the sorted names. */
export async function search(client: ApiClient, secret: string, body: object) {
  const response = await client
    .post('/v1/search')
    .bearerToken(secret)
    .json({ type: 'auto', contents: { fields: ['name', 'title', 'company', 'location', 'pronet'] }, ...body })
  response.assertStatus(200)
  const { data } = response.body()
  const results: Result[] = data.results
  return { response, data, results, names: results.map(({ person }) => person.name).sort() }
}
