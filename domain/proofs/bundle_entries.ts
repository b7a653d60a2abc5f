import { hash } from 'node:crypto'
import { IDENTITY_WEIGHTS } from '#domain/truth/identity/weights_data'
import { READINGS } from '#domain/truth/reconcile/readings_data'
import { RELIABILITY } from '#domain/truth/reconcile/reliability_data'
import { type ProofStatement, titleOf } from './statement.js'

export const WARC = 'archive/data.warc.gz'
export const CDX = 'indexes/index.cdx'
export const PAGES = 'pages/pages.jsonl'
export const ROWS = 'kith/rows.jsonl'
export const CELLS = 'kith/cells.jsonl'
export const WEIGHTS = 'kith/weights.json'
export const PACKAGE = 'datapackage.json'
export const PACKAGE_DIGEST = 'datapackage-digest.json'
export const SIGNATURE = 'kith/signature.json'

/** The entries that the signed statement lists, in the order of the file. */
export const SIGNED = [WARC, CDX, PAGES, ROWS, CELLS, WEIGHTS] as const
/** The entries that `datapackage.json` lists. */
export const LISTED = [...SIGNED, SIGNATURE] as const
/** All entries, in the order of the file. */
export const ENTRIES = [...LISTED, PACKAGE, PACKAGE_DIGEST] as const

/** Returns `datapackage.json` (WACZ 1.1.1). Hashes are SHA-256 in hex. */
export function dataPackage(
  statement: Pick<ProofStatement, 'service' | 'dataset' | 'set' | 'release'>,
  files: readonly { path: string; sha256: string; bytes: number }[]
): string {
  const resources = files.map(({ path, sha256, bytes }) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    hash: `sha256:${sha256}`,
    bytes,
  }))
  const [title, software] = [titleOf(statement), `${statement.service} ${statement.release}`]
  return JSON.stringify({ profile: 'data-package', wacz_version: '1.1.1', title, software, resources })
}

export const dataPackageDigest = (dataPackageText: string): string =>
  JSON.stringify({ path: PACKAGE, hash: `sha256:${hash('sha256', dataPackageText, 'hex')}` })

/** Returns `kith/weights.json`: the numbers of a release that decide answers. */
export const weightsFile = (release: string): string =>
  JSON.stringify({ release, identity: IDENTITY_WEIGHTS, reliability: RELIABILITY, readings: READINGS })

/** A record of the WARC file. `digest` has the form `sha256:HEX`. */
export type IndexedRecord = {
  url: string
  /** ISO 8601 UTC. */
  observedAt: string
  mime: string
  status: number
  digest: string
  offset: number
  length: number
}

/** Returns the sorted CDXJ index. */
export const cdxOf = (records: readonly IndexedRecord[]): string =>
  records
    .map(({ url, observedAt, mime, status, digest, offset, length }) => {
      const filename = WARC.slice(WARC.lastIndexOf('/') + 1)
      const fields = { url, mime, status: String(status), digest, length, offset, filename }
      return `${surt(url)} ${observedAt.replace(/\D/g, '').slice(0, 14)} ${JSON.stringify(fields)}\n`
    })
    .sort()
    .join('')

/** Returns the key by which replay viewers sort addresses: `com,example)/path`. */
function surt(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(
    url.replace(/^(https?:\/\/)www\d*\./i, '$1').toLowerCase()
  )
  searchParams.sort()
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  return `${hostname.split('.').reverse().join(',')}${port && `:${port}`})${pathname}${query}`
}

/** Returns the list of pages that replay viewers show. */
export const pagesFile = (
  pages: readonly { url: string; observedAt: string; title: string | null }[]
): string =>
  [
    { format: 'json-pages-1.0', id: 'pages', title: 'Pages' },
    ...pages.map(({ url, observedAt, title }) => ({
      id: hash('sha256', `${url} ${observedAt}`, 'hex').slice(0, 22),
      url,
      ts: observedAt,
      title: title ?? url,
    })),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
