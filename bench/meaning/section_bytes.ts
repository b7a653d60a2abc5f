import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

const PREAMBLE = 16
const WIDTHS: Record<string, number> = { Int8Array: 1, Uint8Array: 1, Uint16Array: 2, Float64Array: 8 }

type Sections = { sections: { name: string; type: string; length: number }[] }

/** Returns the bytes of all sections and of vectors in the segments of an index folder. */
export function sectionBytes(folder: string): { vectors: number; all: number } {
  const bytes = { vectors: 0, all: 0 }
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.segment')))
    for (const { name, type, length } of readHeader(join(folder, file)).sections) {
      const size = length * (WIDTHS[type] ?? 4)
      bytes.all += size
      if (name.startsWith('vectors/')) bytes.vectors += size
    }
  return bytes
}

function readHeader(path: string): Sections {
  const file = openSync(path, 'r')
  const read = (length: number, at: number) => {
    const buffer = Buffer.alloc(length)
    readSync(file, buffer, 0, length, at)
    return buffer
  }
  const header = read(read(PREAMBLE, 0).readUInt32LE(8), PREAMBLE).toString('utf8')
  closeSync(file)
  return JSON.parse(header)
}
