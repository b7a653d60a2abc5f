import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { basename } from 'node:path'
import { encodingOf, headAsUtf8, type TextEncoding } from './encoding.js'
import { BadFileError } from './source_row.js'

export type ImportFormat = 'json' | 'csv' | 'parquet' | 'xlsx'
export type FileFormat = {
  format: ImportFormat
  gzipped: boolean
  bytes: number
  /** The encoding of a text file. `LineDecoder` detects Windows-1252 later. */
  encoding: Exclude<TextEncoding, 'windows-1252'>
}

/**
 * Detects a file's format by its first bytes, then by its name. Throws `BadFileError` for a missing
 * or unreadable file and for an unknown format.
 */
export async function fileFormat(path: string): Promise<FileFormat> {
  const { head, bytes } = await firstBytes(path)
  const gzipped = head[0] === 0x1f && head[1] === 0x8b
  const plain = gzipped ? await unzippedHead(path, head) : head
  return { format: formatOf(path, plain, gzipped), gzipped, bytes, encoding: encodingOf(plain) }
}

/** Returns a file's name without folder and extensions: `people` for `/data/people.jsonl.gz`. */
export function plainName(path: string): string {
  return basename(path)
    .replace(/\.gz$/i, '')
    .replace(/\.(jsonl|ndjson|json|csv|tsv|txt|parquet|xlsx)$/i, '')
}

/** The first bytes of .xls files and of .xlsx files with a password. */
const OLD_OFFICE = 'd0cf11e0'

function formatOf(path: string, bytes: Buffer, gzipped: boolean): ImportFormat {
  const start = bytes.subarray(0, 4)
  if (start.toString('latin1') === 'PAR1') return 'parquet'
  if (start.toString('hex') === OLD_OFFICE)
    throw new BadFileError(`${path} is an .xls file or has a password; save it as .xlsx without a password.`)
  if (start.toString('latin1') === 'PK\u0003\u0004') {
    if (!gzipped) return 'xlsx'
    throw new BadFileError(`${path} is a gzipped workbook; unzip it first.`)
  }
  const head = headAsUtf8(bytes)
  const ending = /\.(jsonl|ndjson|json|csv|tsv|txt|parquet|xlsx)(?:\.gz)?$/i.exec(path)?.[1].toLowerCase()
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  const wrong = new BadFileError(`${path} is not JSON Lines, CSV, Parquet or .xlsx.`)
  if (head.includes(0) || ending === 'parquet' || ending === 'xlsx') throw wrong
  const isTable = ending === 'csv' || ending === 'tsv'
  if (text.startsWith('[') && !isTable)
    throw new BadFileError(
      `${path} is one JSON array. Write one JSON object per line, without brackets around them.`
    )
  if (text.startsWith('{')) return 'json'
  if (ending) return isTable || ending === 'txt' ? 'csv' : 'json'
  if (/[,;\t|]/.test(text.split('\n')[0])) return 'csv'
  if (text === '') return 'json'
  throw wrong
}

async function firstBytes(path: string): Promise<{ head: Buffer; bytes: number }> {
  try {
    const { size } = await stat(path)
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(65536), 0, 65536, 0)
      return { head: buffer.subarray(0, bytesRead), bytes: size }
    } finally {
      await file.close()
    }
  } catch (error) {
    throw new BadFileError(`${path} cannot be read: ${whyNot(error)}.`)
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
}

/** Returns the cause of a read error, as a clause for a message. */
export function whyNot(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code.startsWith('Z_')) return 'its gzip data are damaged or cut short'
  return REASONS[code] ?? message
}

/** Unzips the first bytes of a file. An early end is expected, because the file continues. */
function unzippedHead(path: string, head: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const gunzip = createGunzip()
    const chunks: Buffer[] = []
    gunzip.on('data', (chunk: Buffer) => chunks.push(chunk))
    gunzip.on('end', () => resolve(Buffer.concat(chunks)))
    gunzip.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'Z_BUF_ERROR') resolve(Buffer.concat(chunks))
      else reject(new BadFileError(`${path} cannot be read: ${whyNot(error)}.`))
    })
    gunzip.end(head)
  })
}
