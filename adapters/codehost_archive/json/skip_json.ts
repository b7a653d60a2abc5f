/**
 * Passes over JSON values in bytes, held to the grammar of RFC 8259. The byte at `end` must be 0: it stops every loop, so
 * that none has to look where the end is. A line break ends what is read, for no value of a line has one.
 */

/** The bytes end before the value does. */
export const INCOMPLETE = -1
/** The bytes are no JSON. */
export const MALFORMED = -2

const MOST_NESTED = 200

const failure = (at: number, end: number) => (at >= end ? INCOMPLETE : MALFORMED)

export function skipSpace(bytes: Uint8Array, at: number): number {
  let here = at
  while (bytes[here] === 0x20 || bytes[here] === 0x09 || bytes[here] === 0x0d) here++
  return here
}

/** Past any value; `at` is its first byte. */
export function skipValue(bytes: Uint8Array, at: number, end: number, nested = 0): number {
  switch (bytes[at]) {
    case 0x22:
      return skipString(bytes, at + 1, end)
    case 0x7b:
      return skipObject(bytes, at + 1, end, nested + 1)
    case 0x5b:
      return skipArray(bytes, at + 1, end, nested + 1)
    default:
      return skipPlain(bytes, at, end)
  }
}

/** Past a string; `at` is after its first quote. */
export function skipString(bytes: Uint8Array, at: number, end: number): number {
  let here = at
  for (;;) {
    // Letters first: they are most of any text.
    let byte = bytes[here]
    while (byte > 0x5c || (byte > 0x22 && byte < 0x5c)) byte = bytes[++here]
    if (byte === 0x22) return here + 1
    if (byte === 0x5c) {
      here = skipEscape(bytes, here + 1, end)
      if (here < 0) return here
    } else if (byte < 0x20) return failure(here, end)
    else here++
  }
}

/** Past an escape; `at` is after its backslash. */
function skipEscape(bytes: Uint8Array, at: number, end: number): number {
  switch (bytes[at]) {
    case 0x22:
    case 0x5c:
    case 0x2f:
    case 0x62:
    case 0x66:
    case 0x6e:
    case 0x72:
    case 0x74:
      return at + 1
    case 0x75:
      for (let i = 1; i <= 4; i++) if (!isHex(bytes[at + i])) return failure(at + i, end)
      return at + 5
    default:
      return failure(at, end)
  }
}

/** Past an object; `at` is after its brace. */
function skipObject(bytes: Uint8Array, at: number, end: number, nested: number): number {
  if (nested > MOST_NESTED) return MALFORMED
  let here = skipSpace(bytes, at)
  if (bytes[here] === 0x7d) return here + 1
  for (;;) {
    if (bytes[here] !== 0x22) return failure(here, end)
    here = skipString(bytes, here + 1, end)
    if (here < 0) return here
    here = skipColon(bytes, here, end)
    if (here < 0) return here
    here = skipValue(bytes, here, end, nested)
    if (here < 0) return here
    if (bytes[here] !== 0x2c) {
      here = skipSpace(bytes, here)
      if (bytes[here] === 0x7d) return here + 1
      if (bytes[here] !== 0x2c) return failure(here, end)
    }
    here = skipSpace(bytes, here + 1)
  }
}

/** Past an array; `at` is after its bracket. `onItem` hears of each value. */
export function skipArray(
  bytes: Uint8Array,
  at: number,
  end: number,
  nested: number,
  onItem?: () => void
): number {
  if (nested > MOST_NESTED) return MALFORMED
  let here = skipSpace(bytes, at)
  if (bytes[here] === 0x5d) return here + 1
  for (;;) {
    here = skipValue(bytes, here, end, nested)
    if (here < 0) return here
    onItem?.()
    here = skipSpace(bytes, here)
    if (bytes[here] === 0x5d) return here + 1
    if (bytes[here] !== 0x2c) return failure(here, end)
    here = skipSpace(bytes, here + 1)
  }
}

/** Past a colon and the spaces around it. */
export function skipColon(bytes: Uint8Array, at: number, end: number): number {
  const here = bytes[at] === 0x3a ? at : skipSpace(bytes, at)
  return bytes[here] === 0x3a ? skipSpace(bytes, here + 1) : failure(here, end)
}

/** Past a number, `true`, `false` or `null`. */
export function skipPlain(bytes: Uint8Array, at: number, end: number): number {
  switch (bytes[at]) {
    case 0x74:
      return skipWord(bytes, at, end, TRUE)
    case 0x66:
      return skipWord(bytes, at, end, FALSE)
    case 0x6e:
      return skipWord(bytes, at, end, NULL)
    default:
      return skipNumber(bytes, at, end)
  }
}

const [TRUE, FALSE, NULL] = ['true', 'false', 'null'].map((word) => Buffer.from(word))

function skipWord(bytes: Uint8Array, at: number, end: number, word: Uint8Array): number {
  for (let i = 1; i < word.length; i++) if (bytes[at + i] !== word[i]) return failure(at + i, end)
  return at + word.length
}

function skipNumber(bytes: Uint8Array, at: number, end: number): number {
  let here = bytes[at] === 0x2d ? at + 1 : at
  if (bytes[here] === 0x30) here++
  else {
    here = skipDigits(bytes, here, end)
    if (here < 0) return here
  }
  if (bytes[here] === 0x2e) {
    here = skipDigits(bytes, here + 1, end)
    if (here < 0) return here
  }
  if (bytes[here] === 0x65 || bytes[here] === 0x45) {
    here++
    if (bytes[here] === 0x2b || bytes[here] === 0x2d) here++
    here = skipDigits(bytes, here, end)
  }
  return here
}

function skipDigits(bytes: Uint8Array, at: number, end: number): number {
  let here = at
  while (bytes[here] >= 0x30 && bytes[here] <= 0x39) here++
  return here === at ? failure(here, end) : here
}

const isHex = (byte: number) =>
  (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66)
