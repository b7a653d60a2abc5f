import { crc32 } from 'node:zlib'
import { hash, randomBytes } from 'node:crypto'
import {
  CELLS,
  dataPackage,
  dataPackageDigest,
  ENTRIES,
  LISTED,
  PACKAGE,
  PACKAGE_DIGEST,
  ROWS,
  SIGNATURE,
  SIGNED,
} from '#domain/proofs/bundle_entries'
import { MerkleTree } from '#domain/proofs/merkle_tree'
import { type ProofStatement, publicKeyOf, signedStatement } from '#domain/proofs/statement'
import { directory, directoryPlace, END_BYTES, entriesOf, localHeader } from '#domain/proofs/zip_layout'

/** The contents of a bundle by entry, in the order of the file. */
export type Contents = Map<string, Buffer>

export function unpack(bundle: Buffer): Contents {
  const place = directoryPlace(bundle.subarray(-END_BYTES), bundle.length)!
  const contents: Contents = new Map()
  let at = 0
  for (const entry of entriesOf(bundle.subarray(place.offset, place.offset + place.bytes))!) {
    at += localHeader(entry).length
    contents.set(entry.name, bundle.subarray(at, at + entry.bytes))
    at += entry.bytes
  }
  return contents
}

/** Returns a bundle whose layout is right, whatever its contents. */
export function pack(contents: Contents): Buffer {
  const entries = [...contents].map(([name, content]) => ({
    name,
    crc: crc32(content),
    bytes: content.length,
  }))
  const parts = entries.flatMap((entry) => [localHeader(entry), contents.get(entry.name)!])
  return Buffer.concat([...parts, directory(entries)])
}

/** Lists and signs changed contents with a new key, as somebody who forges a bundle would. */
export function forged(contents: Contents, change: Partial<ProofStatement> = {}): Buffer {
  const seed = randomBytes(32)
  const text = (name: string) => contents.get(name)!.toString()
  const sums = (content: Buffer) => ({ sha256: hash('sha256', content, 'hex'), bytes: content.length })
  const files = Object.fromEntries(SIGNED.map((path) => [path, sums(contents.get(path)!).sha256]))
  const tree = new MerkleTree()
  const lines = text(CELLS).split('\n').filter(Boolean)
  for (const line of lines) tree.add(line)
  const before = JSON.parse(JSON.parse(text(SIGNATURE)).statement) as ProofStatement
  const statement = {
    ...before,
    ...{ root: tree.root, cells: lines.length, files },
    ...change,
    key: publicKeyOf(seed),
  }
  const changed: Contents = new Map(contents)
  changed.set(SIGNATURE, Buffer.from(signedStatement(statement, seed)))
  const list = dataPackage(
    statement,
    LISTED.map((path) => ({ path, ...sums(changed.get(path)!) }))
  )
  changed.set(PACKAGE, Buffer.from(list))
  changed.set(PACKAGE_DIGEST, Buffer.from(dataPackageDigest(list)))
  return pack(new Map(ENTRIES.map((name) => [name, changed.get(name)!])))
}

/** Returns contents with a changed row and the hash of that row in its cells. */
export function withRow(contents: Contents, index: number, change: (row: any) => void): Contents {
  const rows = contents.get(ROWS)!.toString().split('\n')
  const row = JSON.parse(rows[index])
  change(row)
  rows[index] = JSON.stringify(row)
  const changed: Contents = new Map(contents).set(ROWS, Buffer.from(rows.join('\n')))
  const sha256 = hash('sha256', rows[index], 'hex')
  return withCells(changed, (cell) => {
    if (cell.row === row.row) cell.row_sha256 = sha256
  })
}

/** Returns contents whose cells are changed in place. */
export function withCells(contents: Contents, change: (cell: any) => void): Contents {
  const lines = contents.get(CELLS)!.toString().split('\n').filter(Boolean)
  const changed = lines.map((line) => {
    const cell = JSON.parse(line)
    change(cell)
    return `${JSON.stringify(cell)}\n`
  })
  return new Map(contents).set(CELLS, Buffer.from(changed.join('')))
}

/** Returns a copy with one byte changed. */
export function flipped(content: Buffer, at: number, by: number): Buffer {
  const copy = Buffer.from(content)
  copy[at] ^= by
  return copy
}
