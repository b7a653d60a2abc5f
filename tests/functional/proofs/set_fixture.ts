import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { SuppressedEvidence } from '#adapters/privacy/suppressed_evidence'
import { PageParser } from '#domain/evidence/page_parser'
import { SuppressionList } from '#domain/privacy/suppression_list'
import env from '#start/env'
import { fillFrom } from '#tests/functional/datasets/fixture'
import { searchIn } from '#tests/functional/search/verified_web'
import { created, idle, PEOPLE, setPages } from '#tests/functional/sets/fixture'
import { givePeople } from '#tests/functional/support/people'
import type { MemoryPage } from '#tests/support/fakes/memory_evidence'

/** Makes Sets search people of the invented world whose pages are in the archive of the test. */
export async function setsFromArchive(more: readonly MemoryPage[] = []): Promise<void> {
  const archive = await app.container.make(PageArchive)
  const pages = [...setPages, ...more].filter(({ html }) => html)
  await archive.store(
    pages.map(({ url, html, observedAt }) => ({
      ...{ url, observedAt, status: 200, contentType: 'text/html; charset=utf-8', location: null },
      ...{ etag: null, lastModified: null, body: Buffer.from(html!), revisit: null, payloadDigest: null },
    }))
  )
  await givePeople(PEOPLE)
  const archived = new ArchiveEvidence(archive, await app.container.make(PageParser))
  const evidence = new SuppressedEvidence(archived, await app.container.make(SuppressionList))
  searchIn(evidence)
  await fillFrom(evidence)
}

/** Builds a Set and returns its id. */
export async function builtSet(client: ApiClient, secret: string, body: object): Promise<string> {
  const id = await created(client, secret, body)
  await idle(client, secret, id, 60_000)
  return id
}

export async function setBundle(secret: string, id: string, query = ''): Promise<Buffer> {
  const url = `http://${env.get('HOST')}:${env.get('PORT')}/v1/sets/${id}/export?format=proof${query}`
  const response = await fetch(url, { headers: { authorization: `Bearer ${secret}` } })
  if (response.status !== 200) throw new Error(await response.text())
  return Buffer.from(await response.arrayBuffer())
}
