/** Returned when the bytes end before the value does. */
export const INCOMPLETE = -1
export const MALFORMED = -2

/** Maximum nesting of objects and arrays. */
const MAX_NESTED = 200
const [TRUE, FALSE, NULL] = ['true', 'false', 'null'].map((word) => Buffer.from(word))

/**
 * Skips JSON values in bytes (RFC 8259). Methods return the offset after the value, INCOMPLETE or
 * MALFORMED. The byte at `end` must be 0: it stops every loop without bounds checks. A value with a
 * line break is MALFORMED, because archive files have none inside events.
 */
export class JsonSkipper {
  protected bytes: Buffer = Buffer.alloc(4)
  protected end = 0
  /** The same bytes as 32-bit words. */
  #words: Int32Array = new Int32Array(1)

  /** The length and the byteOffset of `bytes` must be multiples of four. */
  load(bytes: Buffer, end: number): void {
    if (bytes !== this.bytes) {
      this.bytes = bytes
      this.#words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
    }
    this.end = end
  }

  protected failure(at: number): number {
    return at >= this.end ? INCOMPLETE : MALFORMED
  }

  protected skipSpace(at: number): number {
    let here = at
    while (this.bytes[here] === 0x20 || this.bytes[here] === 0x09 || this.bytes[here] === 0x0d) here++
    return here
  }

  /** Skips any value. `at` is its first byte. */
  protected skipValue(at: number, nested = 0): number {
    switch (this.bytes[at]) {
      case 0x22:
        return this.skipString(at + 1)
      case 0x7b:
        return this.skipObject(at + 1, nested + 1)
      case 0x5b:
        return this.skipArray(at + 1, nested + 1)
      default:
        return this.skipPlain(at)
    }
  }

  /** Skips a string. `at` is the offset after its opening quote. */
  protected skipString(at: number): number {
    const bytes = this.bytes
    let here = at
    for (;;) {
      here = this.#plainEnd(here)
      const byte = bytes[here]
      if (byte === 0x22) return here + 1
      if (byte !== 0x5c) return this.failure(here)
      here = this.skipEscape(here + 1)
      if (here < 0) return here
    }
  }

  /** Returns the offset of the first quote, backslash or control character. */
  #plainEnd(at: number): number {
    const bytes = this.bytes
    let here = at
    for (; (here & 3) !== 0; here++) {
      const byte = bytes[here]
      if (byte < 0x20 || byte === 0x22 || byte === 0x5c) return here
    }
    // Tests four bytes at a time. If a byte of `hits` has its high bit set, the same byte of `word`
    // or an earlier one ends the plain text.
    const words = this.#words
    for (let at4 = here >> 2; ; at4++) {
      const word = words[at4]
      const quote = word ^ 0x22222222
      const backslash = word ^ 0x5c5c5c5c
      const hits =
        ((word - 0x20202020) & ~word) |
        ((quote - 0x01010101) & ~quote) |
        ((backslash - 0x01010101) & ~backslash)
      if ((hits & 0x80808080) === 0) continue
      for (here = at4 << 2; ; here++) {
        const byte = bytes[here]
        if (byte < 0x20 || byte === 0x22 || byte === 0x5c) return here
      }
    }
  }

  /** Skips an escape. `at` is the offset after the backslash. */
  private skipEscape(at: number): number {
    switch (this.bytes[at]) {
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
        for (let i = 1; i <= 4; i++) if (!isHex(this.bytes[at + i])) return this.failure(at + i)
        return at + 5
      default:
        return this.failure(at)
    }
  }

  /** Skips an object. `at` is the offset after the brace. */
  private skipObject(at: number, nested: number): number {
    if (nested > MAX_NESTED) return MALFORMED
    let here = this.skipSpace(at)
    if (this.bytes[here] === 0x7d) return here + 1
    for (;;) {
      if (this.bytes[here] !== 0x22) return this.failure(here)
      here = this.skipString(here + 1)
      if (here < 0) return here
      here = this.skipColon(here)
      if (here < 0) return here
      here = this.skipValue(here, nested)
      if (here < 0) return here
      if (this.bytes[here] !== 0x2c) {
        here = this.skipSpace(here)
        if (this.bytes[here] === 0x7d) return here + 1
        if (this.bytes[here] !== 0x2c) return this.failure(here)
      }
      here = this.skipSpace(here + 1)
    }
  }

  /** Skips an array. `at` is the offset after the bracket. Calls `onItem` for each value. */
  protected skipArray(at: number, nested: number, onItem?: () => void): number {
    if (nested > MAX_NESTED) return MALFORMED
    let here = this.skipSpace(at)
    if (this.bytes[here] === 0x5d) return here + 1
    for (;;) {
      here = this.skipValue(here, nested)
      if (here < 0) return here
      onItem?.()
      here = this.skipSpace(here)
      if (this.bytes[here] === 0x5d) return here + 1
      if (this.bytes[here] !== 0x2c) return this.failure(here)
      here = this.skipSpace(here + 1)
    }
  }

  protected skipColon(at: number): number {
    const here = this.bytes[at] === 0x3a ? at : this.skipSpace(at)
    return this.bytes[here] === 0x3a ? this.skipSpace(here + 1) : this.failure(here)
  }

  /** Skips a number, `true`, `false` or `null`. */
  protected skipPlain(at: number): number {
    switch (this.bytes[at]) {
      case 0x74:
        return this.skipWord(at, TRUE)
      case 0x66:
        return this.skipWord(at, FALSE)
      case 0x6e:
        return this.skipWord(at, NULL)
      default:
        return this.skipNumber(at)
    }
  }

  private skipWord(at: number, word: Uint8Array): number {
    for (let i = 1; i < word.length; i++) if (this.bytes[at + i] !== word[i]) return this.failure(at + i)
    return at + word.length
  }

  private skipNumber(at: number): number {
    let here = this.bytes[at] === 0x2d ? at + 1 : at
    if (this.bytes[here] === 0x30) here++
    else {
      here = this.skipDigits(here)
      if (here < 0) return here
    }
    if (this.bytes[here] === 0x2e) {
      here = this.skipDigits(here + 1)
      if (here < 0) return here
    }
    if (this.bytes[here] === 0x65 || this.bytes[here] === 0x45) {
      here++
      if (this.bytes[here] === 0x2b || this.bytes[here] === 0x2d) here++
      here = this.skipDigits(here)
    }
    return here
  }

  private skipDigits(at: number): number {
    let here = at
    while (this.bytes[here] >= 0x30 && this.bytes[here] <= 0x39) here++
    return here === at ? this.failure(here) : here
  }
}

const isHex = (byte: number) =>
  (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66)
