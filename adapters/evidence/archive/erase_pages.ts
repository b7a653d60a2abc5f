import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sync } from '../../files/sync.js'
import { forgetPages } from './forget_pages.js'
import { moveRecord } from './move_record.js'
import type { PageArchive } from './page_archive.js'
import { pageKey } from './page_key.js'

const unpack = promisify(gunzip)
const pack = promisify(gzip)
const MAGIC = Buffer.from([0x1f, 0x8b, 0x08])
/** The length of an empty gzip member with an empty comment. */
const MIN_BLANK = 21
/** Maximum bytes of a record that are searched for its header fields. */
const HEAD_BYTES = 4096
const TARGET = /^WARC-Target-URI: *<?([^>\r\n]+)/im
const REFERS_TO = /^WARC-Refers-To-Target-URI: *<?([^>\r\n]+)/im

/**
 * Deletes pages, and overwrites their records in the archive's files with empty gzip members. The members
 * have the lengths of the records, so the files stay valid and other records keep their places. A body
 * that another page uses is stored again under that page. Reads every file of the archive. Returns
 * the number of deleted pages.
 */
export async function erasePages(archive: PageArchive, urls: Iterable<string>): Promise<number> {
  const keys = new Set([...urls].flatMap((url) => pageKey(url)?.key ?? []))
  if (keys.size === 0) return 0
  const erased = await forgetPages(archive, urls, [])
  const files = await archive.sql.select<{ name: string }>('SELECT name FROM evidence_files ORDER BY name')
  for (const { name } of files) await blankRecords(archive, name, keys)
  await archive.text.purge()
  return erased
}

async function blankRecords(archive: PageArchive, file: string, keys: ReadonlySet<string>) {
  const { sql, directory } = archive
  const path = join(directory, file)
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    // Compaction may have deleted the file.
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!bytes) return
  const used = await sql.select<{ digest: string; file_offset: unknown }>(
    'SELECT digest, file_offset FROM evidence_bodies WHERE file = ?',
    [file]
  )
  const digests = new Map(used.map(({ digest, file_offset }) => [Number(file_offset), digest]))
  const blank: { offset: number; length: number }[] = []
  for await (const { offset, length, content } of membersOf(bytes)) {
    if (length < MIN_BLANK) continue
    const head = content.subarray(0, HEAD_BYTES).toString('latin1')
    const isErased = (field: RegExp) => {
      const [, url] = field.exec(head) ?? []
      const key = url && pageKey(url.trim())?.key
      return Boolean(key && keys.has(key))
    }
    const digest = digests.get(offset)
    if (isErased(TARGET)) {
      if (digest !== undefined && !(await moveRecord(archive, digest, { file, offset, length }))) continue
    } else if (isErased(REFERS_TO)) await archive.appender.append([await withoutReference(content)])
    else continue
    blank.push({ offset, length })
  }
  if (blank.length === 0) return
  const handle = await open(path, 'r+')
  try {
    for (const { offset, length } of blank) await handle.write(blankMember(length), 0, length, offset)
    await handle.datasync()
  } finally {
    await handle.close()
  }
  await sync(directory)
}

/**
 * Returns a revisit record without the page that it refers to. Readers find the body by its digest.
 */
function withoutReference(record: Buffer): Promise<Buffer> {
  const text = record.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const head = text.slice(0, end).replace(/^WARC-Refers-To[^\n]*\n/gim, '')
  return pack(Buffer.from(head + text.slice(end), 'latin1'))
}

/** Yields the gzip members of a file with their contents. */
async function* membersOf(
  bytes: Buffer
): AsyncGenerator<{ offset: number; length: number; content: Buffer }> {
  let offset = 0
  while (offset < bytes.length) {
    let end = offset
    let content: Buffer | null = null
    // Compressed data can contain the magic number by chance, so the next one may be inside the member.
    while (content === null && end < bytes.length) {
      const next = bytes.indexOf(MAGIC, end + 1)
      end = next === -1 ? bytes.length : next
      content = await unpack(bytes.subarray(offset, end)).catch(() => null)
    }
    if (content === null) return
    yield { offset, length: end - offset, content }
    offset = end
  }
}

/** Returns an empty gzip member of a length. Its comment is filled with spaces. */
export function blankMember(length: number): Buffer {
  const member = Buffer.alloc(length, ' ')
  Buffer.from([0x1f, 0x8b, 0x08, 0x10, 0, 0, 0, 0, 0, 0xff]).copy(member)
  // The end of the comment, empty deflate data, and the checksum and length of nothing.
  Buffer.from([0, 0x03, 0, 0, 0, 0, 0, 0, 0, 0, 0]).copy(member, length - 11)
  return member
}
