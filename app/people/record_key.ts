import { hash } from 'node:crypto'

/**
 * Returns a record's key, 32 hexadecimal digits. A record with an id is keyed by source and id, so
 * a new import updates it. Other records are keyed by their content, so importing one again changes
 * nothing.
 */
export function recordKey(record: { id?: string; source?: string }, body: string): string {
  const identity = record.id === undefined ? ['content', body] : ['id', record.source ?? '', record.id]
  return digest(JSON.stringify(identity))
}

/** Hashes a text to 32 hexadecimal digits. */
export function digest(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32)
}

/** Hashes a word to 53 bits. Hashes can collide, so lookups must also compare the words. */
export function wordHash(word: string): number {
  const bytes = hash('sha1', word, 'buffer')
  return bytes.readUInt32BE(0) * 0x200000 + (bytes.readUInt32BE(4) >>> 11)
}
