import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Snapshot } from '#domain/evidence/page'
import { canonicalUrl } from '#domain/people/text/urls'

/**
 * The folder of a synthetic web with its true facts. It is outside the project and may be absent.
 */
const WORLD = join(import.meta.dirname, '../../../../../shared/worlds/dev')

export type TruthCell = {
  accepted: (string | number | boolean)[]
  expect: string
  urls: string[]
  parts?: Record<string, string[]>
}
export type TruthEntity = {
  id: string
  entity_type: 'person' | 'company'
  name: string
  names?: string[]
  cells: Record<string, TruthCell>
}

export const hasWorld = existsSync(join(WORLD, 'world.warc.gz'))

export function readTruth(): TruthEntity[] {
  return gunzipSync(readFileSync(join(WORLD, 'truth.jsonl.gz')))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** Returns all successful pages in the world's archive, by canonical URL. */
export function readPages(): Map<string, Snapshot[]> {
  const pages = new Map<string, Snapshot[]>()
  const archive = gunzipSync(readFileSync(join(WORLD, 'world.warc.gz')))
  for (let at = 0; at < archive.length; ) {
    const headEnd = archive.indexOf('\r\n\r\n', at)
    if (headEnd < 0) break
    const head = archive.toString('latin1', at, headEnd)
    const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1].trim() ?? ''
    const end = headEnd + 4 + Number(field('Content-Length'))
    if (field('WARC-Type') === 'response') {
      const snapshot = responseOf(
        archive.subarray(headEnd + 4, end),
        field('WARC-Target-URI'),
        field('WARC-Date')
      )
      const key = canonicalUrl(field('WARC-Target-URI')) ?? ''
      if (snapshot) pages.set(key, [...(pages.get(key) ?? []), snapshot])
    }
    at = end + 4
  }
  return pages
}

function responseOf(message: Buffer, url: string, observedAt: string): Snapshot | null {
  const headEnd = message.indexOf('\r\n\r\n')
  const head = message.toString('latin1', 0, headEnd)
  const status = Number(/^HTTP\/\S+ (\d+)/.exec(head)?.[1])
  if (status !== 200) return null
  const [, contentType = 'text/html'] = /^content-type: *([^;\r\n]+)/im.exec(head) ?? []
  const body = message.subarray(headEnd + 4)
  const charset = /charset=["']?([\w-]+)/i.exec(head + body.toString('latin1', 0, 1024))?.[1] ?? 'utf-8'
  const html = new TextDecoder(charset).decode(body)
  return { url, via: [url], status, contentType: contentType.toLowerCase(), html, observedAt }
}
