import { hash } from 'node:crypto'

/**
 * What a record is stored under, 32 hexadecimal digits: its source and id, so that importing it again is an update;
 * without an id its whole content, so that importing it again is nothing.
 */
export function recordKey(record: { id?: string; source?: string }, body: string): string {
  const identity = record.id === undefined ? ['content', body] : ['id', record.source ?? '', record.id]
  return digest(JSON.stringify(identity))
}

/** 32 hexadecimal digits that stand for a text. */
export function digest(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32)
}

/** A whole number of 53 bits that stands for a word. Two words may share one; whoever looks one up compares words. */
export function wordHash(word: string): number {
  const bytes = hash('sha1', word, 'buffer')
  return bytes.readUInt32BE(0) * 0x200000 + (bytes.readUInt32BE(4) >>> 11)
}
