import type { Removed } from './snapshot.js'

/** Adds documents to a removed set. Returns a new set, because running searches use the old one. */
export function removedSet(
  before: Removed | null,
  more: ArrayLike<number>,
  documents: number
): Removed | null {
  if (more.length === 0) return before
  const words = new Uint32Array(new SharedArrayBuffer(((documents + 31) >>> 5) * 4))
  if (before) words.set(before.words)
  const fresh: number[] = []
  for (let at = 0; at < more.length; at++) {
    const doc = more[at]
    if ((words[doc >>> 5] >>> (doc & 31)) & 1) continue
    words[doc >>> 5] |= 1 << (doc & 31)
    fresh.push(doc)
  }
  if (fresh.length === 0 && before) return before
  const old = before?.docs ?? new Uint32Array(0)
  const docs = new Uint32Array(new SharedArrayBuffer((old.length + fresh.length) * 4))
  fresh.sort((one, two) => one - two)
  let from = 0
  let added = 0
  for (let at = 0; at < docs.length; at++) {
    const takeOld = from < old.length && (added === fresh.length || old[from] < fresh[added])
    docs[at] = takeOld ? old[from++] : fresh[added++]
  }
  return { words, docs }
}
