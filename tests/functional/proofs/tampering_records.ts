import { gunzipSync, gzipSync } from 'node:zlib'
import { hash } from 'node:crypto'
import { CDX, cdxOf, WARC } from '#domain/proofs/bundle_entries'
import type { Contents } from './tampering.js'

/** Inserts bytes before the first listed record. */
export function withBytesInFront(contents: Contents, added: Buffer): Contents {
  const [warc, index] = [contents.get(WARC)!, contents.get(CDX)!.toString()]
  const offsets = [...index.matchAll(/"offset":(\d+)/g)].map(([, offset]) => Number(offset))
  const at = Math.min(...offsets)
  const moved = index.replace(/"offset":(\d+)/g, (_, offset) => `"offset":${Number(offset) + added.length}`)
  return new Map(contents)
    .set(WARC, Buffer.concat([warc.subarray(0, at), added, warc.subarray(at)]))
    .set(CDX, Buffer.from(moved))
}

/** Changes a word of the first page, with the digests of its record and the index. */
export const withOtherPage = (contents: Contents): Contents =>
  withOtherRecord(contents, (text) => text.replaceAll('2009', '1999').replaceAll('Marine', 'Murine'))

/** Changes the first record, with its digest and the index. */
export function withOtherRecord(contents: Contents, change: (text: string) => string): Contents {
  const warc = contents.get(WARC)!
  const records = contents
    .get(CDX)!
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const fields = JSON.parse(line.slice(line.indexOf('{')))
      return { ...fields, status: Number(fields.status) }
    })
    .sort((a, b) => a.offset - b.offset)
  const [first] = records
  const member = gunzipSync(warc.subarray(first.offset, first.offset + first.length))
  const text = change(member.toString())
  const body = text.slice(text.indexOf('\r\n\r\n', text.indexOf('\r\n\r\n') + 4) + 4, -4)
  const digest = `sha256:${hash('sha256', body, 'hex')}`
  const packed = gzipSync(text.replace(first.digest, digest), { level: 6 })
  const times = /WARC-Date: (\S+)/
  let shift = 0
  const moved = records.map((one, i) => {
    const own = gunzipSync(warc.subarray(one.offset, one.offset + one.length)).toString()
    const offset = one.offset + shift
    const length = i === 0 ? packed.length : one.length
    if (i === 0) shift = packed.length - first.length
    return { ...one, observedAt: times.exec(own)![1], offset, length, digest: i === 0 ? digest : one.digest }
  })
  return new Map(contents)
    .set(
      WARC,
      Buffer.concat([warc.subarray(0, first.offset), packed, warc.subarray(first.offset + first.length)])
    )
    .set(CDX, Buffer.from(cdxOf(moved)))
}
