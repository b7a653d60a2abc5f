/** A file of the bundle. Contents are stored without compression. */
export type ZipEntry = { name: string; crc: number; bytes: number }

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50]
export const END_BYTES = 22
const [LOCAL_BYTES, CENTRAL_BYTES] = [30, 46]
const VERSION = 20
/** 1 January 1980, the first day that the format knows. A fixed date keeps bundles reproducible. */
const DATE = 0x21
/** Larger files need another format of the directory. */
export const MAX_ZIP_BYTES = 0xffff_ffff

/** Returns the header before an entry's content. */
export function localHeader({ name, crc, bytes }: ZipEntry): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES)
  header.writeUInt32LE(LOCAL, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(DATE, 12)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(bytes, 18)
  header.writeUInt32LE(bytes, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name, 'latin1')])
}

/** Returns the directory at the end of the file. */
export function directory(entries: readonly ZipEntry[]): Buffer {
  let offset = 0
  const headers = entries.map((entry) => {
    const header = centralHeader(entry, offset)
    offset += localHeader(entry).length + entry.bytes
    return header
  })
  const size = headers.reduce((total, { length }) => total + length, 0)
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...headers, end])
}

function centralHeader({ name, crc, bytes }: ZipEntry, offset: number): Buffer {
  const header = Buffer.alloc(CENTRAL_BYTES)
  header.writeUInt32LE(CENTRAL, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(VERSION, 6)
  header.writeUInt16LE(DATE, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(bytes, 20)
  header.writeUInt32LE(bytes, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, Buffer.from(name, 'latin1')])
}

/** Returns the place of the directory, from the last bytes of a file; null for other files. */
export function directoryPlace(end: Buffer, fileBytes: number): { offset: number; bytes: number } | null {
  if (end.length !== END_BYTES || end.readUInt32LE(0) !== END) return null
  const [bytes, offset] = [end.readUInt32LE(12), end.readUInt32LE(16)]
  return offset + bytes + END_BYTES === fileBytes ? { offset, bytes } : null
}

/**
 * Returns the entries that a directory states, or null if it is broken. The caller compares the
 * bytes of the file with `localHeader` and `directory`, which allow one form only.
 */
export function entriesOf(central: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  for (let at = 0; at < central.length; ) {
    if (at + CENTRAL_BYTES > central.length || central.readUInt32LE(at) !== CENTRAL) return null
    const end = at + CENTRAL_BYTES + central.readUInt16LE(at + 28)
    if (end > central.length) return null
    const name = central.toString('latin1', at + CENTRAL_BYTES, end)
    entries.push({ name, crc: central.readUInt32LE(at + 16), bytes: central.readUInt32LE(at + 24) })
    at = end
  }
  return entries
}
