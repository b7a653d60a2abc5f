import { type FileHandle, open } from 'node:fs/promises'
import {
  directory,
  directoryPlace,
  END_BYTES,
  entriesOf,
  localHeader,
  type ZipEntry,
} from '../../../domain/proofs/zip_layout.js'
import { ENTRIES } from '../../../domain/proofs/bundle_entries.js'
import type { Problem } from './problem.js'

type Place = ZipEntry & { offset: number }

const CHUNK = 1 << 16
const MAX_DIRECTORY = 1 << 16
/** The largest entry that is read whole. */
const MAX_WHOLE = 1 << 27

/** An entry, or a line of it, has more bytes than the verifier reads at once. */
export class TooLarge extends Error {
  constructor(readonly entry: string) {
    super(`${entry} is larger than ${MAX_WHOLE >> 20} MiB`)
  }
}

/** The entries of a bundle. Only the one layout that the service writes is accepted. */
export class BundleFile {
  private constructor(
    private readonly file: FileHandle,
    private readonly places: ReadonlyMap<string, Place>
  ) {}

  /** Opens a bundle. Returns the problem if the layout or the list of entries is not a bundle's. */
  static async open(path: string): Promise<BundleFile | Problem> {
    const file = await open(path, 'r')
    const places = await readPlaces(file)
    if ('code' in places) {
      await file.close()
      return places
    }
    return new BundleFile(file, places)
  }

  entry(name: string): ZipEntry {
    return this.places.get(name)!
  }

  async *stream(name: string): AsyncGenerator<Buffer> {
    const { bytes } = this.places.get(name)!
    for (let at = 0; at < bytes; at += CHUNK) yield this.slice(name, at, Math.min(CHUNK, bytes - at))
  }

  /** Returns a part of an entry; shorter if the entry ends before. */
  slice(name: string, at: number, length: number): Promise<Buffer> {
    const { offset, bytes } = this.places.get(name)!
    return bytesAt(this.file, offset + at, Math.max(0, Math.min(length, bytes - at)))
  }

  /** Throws `TooLarge`. */
  async text(name: string): Promise<string> {
    const { bytes } = this.places.get(name)!
    if (bytes > MAX_WHOLE) throw new TooLarge(name)
    return (await this.slice(name, 0, bytes)).toString()
  }

  /** Yields the lines of an entry. Throws `TooLarge` for a line that is too long. */
  async *lines(name: string): AsyncGenerator<string> {
    let rest: Buffer[] = []
    let bytes = 0
    for await (const chunk of this.stream(name)) {
      let from = 0
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString()
        rest = []
        bytes = 0
        from = end + 1
      }
      rest.push(chunk.subarray(from))
      bytes += chunk.length - from
      if (bytes > MAX_WHOLE) throw new TooLarge(name)
    }
    const last = Buffer.concat(rest).toString()
    if (last !== '') yield last
  }

  close(): Promise<void> {
    return this.file.close()
  }
}

async function readPlaces(file: FileHandle): Promise<Map<string, Place> | Problem> {
  const broken = (message: string): Problem => ({ code: 'layout', message })
  const { size } = await file.stat()
  const end = await bytesAt(file, Math.max(0, size - END_BYTES), END_BYTES)
  const place = directoryPlace(end, size)
  if (!place || place.bytes > MAX_DIRECTORY)
    return broken('The file is not a whole bundle: the directory at its end is missing or changed.')
  const central = await bytesAt(file, place.offset, place.bytes)
  const entries = entriesOf(central)
  if (!entries) return broken('The directory of the file is changed.')
  const listed = listProblem(entries.map(({ name }) => name))
  if (listed) return listed
  if (!directory(entries).equals(Buffer.concat([central, end])))
    return broken('The directory of the file is changed.')
  const places = new Map<string, Place>()
  let at = 0
  for (const entry of entries) {
    const header = localHeader(entry)
    if (!(await bytesAt(file, at, header.length)).equals(header))
      return {
        code: 'layout',
        entry: entry.name,
        message: `The header of ${entry.name} is not the one in the directory.`,
      }
    places.set(entry.name, { ...entry, offset: at + header.length })
    at += header.length + entry.bytes
  }
  return places
}

function listProblem(names: readonly string[]): Problem | null {
  const missing = ENTRIES.find((name) => !names.includes(name))
  const added = names.find((name, i) => !ENTRIES.some((one) => one === name) || names.indexOf(name) !== i)
  if (added !== undefined && missing !== undefined)
    return { code: 'missing', entry: missing, message: `${missing} is missing, and ${added} is added.` }
  if (missing !== undefined) return { code: 'missing', entry: missing, message: `${missing} is missing.` }
  if (added !== undefined)
    return { code: 'added', entry: added, message: `${added} does not belong to a bundle.` }
  const moved = names.find((name, i) => name !== ENTRIES[i])
  return moved === undefined
    ? null
    : { code: 'order', entry: moved, message: `${moved} is at a wrong place.` }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, at)
  return buffer.subarray(0, bytesRead)
}
