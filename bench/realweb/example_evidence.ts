import { existsSync, readFileSync } from 'node:fs'
import { decodeText } from '#adapters/evidence/content/decode_text'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { PAGES, pageFile, type Source } from './files.js'

/** Returns the present pages of sources as evidence from one day. */
export const evidenceOf = (sources: readonly Source[]): MemoryEvidence =>
  new MemoryEvidence(
    sources
      .filter(({ id }) => existsSync(pageFile(PAGES, id)))
      .map(({ id, url }) => ({
        url,
        html: decodeText(readFileSync(pageFile(PAGES, id)), null),
        observedAt: '2026-11-01T00:00:00.000Z',
      }))
  )
