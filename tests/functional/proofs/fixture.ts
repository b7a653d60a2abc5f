import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { SuppressedEvidence } from '#adapters/privacy/suppressed_evidence'
import type { Evidence } from '#domain/evidence/evidence'
import { PageParser } from '#domain/evidence/page_parser'
import { SuppressionList } from '#domain/privacy/suppression_list'
import env from '#start/env'
import { fillFrom, post } from '#tests/functional/datasets/fixture'
import { FIXTURE_PAGES } from '#tests/functional/datasets/fixture_pages'
import type { MemoryPage } from '#tests/support/fakes/memory_evidence'

/** Stores pages in the archive of the test, and fills datasets from that archive. */
export async function fillFromArchive(more: readonly MemoryPage[] = []): Promise<void> {
  await fillFrom(await archivedEvidence([...FIXTURE_PAGES, ...more]))
}

/** Stores pages in the archive of the test. Returns evidence that reads it. */
export async function archivedEvidence(pages: readonly MemoryPage[]): Promise<Evidence> {
  const archive = await app.container.make(PageArchive)
  await archive.store(
    pages
      .filter(({ html }) => html)
      .map(({ url, html, observedAt }) => ({
        ...{ url, observedAt, status: 200, contentType: 'text/html; charset=utf-8', location: null },
        ...{ etag: null, lastModified: null, body: Buffer.from(html!), revisit: null, payloadDigest: null },
      }))
  )
  const evidence = new ArchiveEvidence(archive, await app.container.make(PageParser))
  return new SuppressedEvidence(evidence, await app.container.make(SuppressionList))
}

/** Fills a dataset and returns its id. */
export async function filled(client: ApiClient, secret: string, body: object): Promise<string> {
  const response = await post(client, secret, { deadline_ms: 60_000, ...body })
  response.assertStatus(200)
  return response.body().data.dataset.id
}

/** Requests the proof of a dataset. */
export const askProof = (secret: string, id: string, query = ''): Promise<Response> =>
  fetch(`http://${env.get('HOST')}:${env.get('PORT')}/v1/datasets/${id}/proof${query}`, {
    headers: { authorization: `Bearer ${secret}` },
  })

export async function bundleOf(secret: string, id: string, query = ''): Promise<Buffer> {
  const response = await askProof(secret, id, query)
  if (response.status !== 200) throw new Error(await response.text())
  return Buffer.from(await response.arrayBuffer())
}

/** A folder for bundles. */
export function bundleFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kith-bundles-'))
  let count = 0
  return {
    write(content: Buffer): string {
      const path = join(folder, `${count++}.wacz`)
      writeFileSync(path, content)
      return path
    },
    /** Writes a bundle over the last one that this method wrote. */
    overwrite(content: Buffer): string {
      const path = join(folder, 'overwritten.wacz')
      writeFileSync(path, content)
      return path
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
