import { Inverter, Vocabulary } from './field_inverter.js'
import { GrowingUint32 } from './growing_array.js'
import { PairTable, pairSlots } from './pair_table.js'
import { FilterPostingsWriter } from './postings_writer.js'
import type { SegmentDraft } from './segment_layout.js'
import { StringTableWriter } from './string_table.js'

/** Maximum tokens of a stored shingle. Longer phrases are verified against the stored sequences. */
export const MAX_SHINGLE_LENGTH = 5
/** Separates the token sequences of long phrases. */
export const SEQUENCE_END = 0xffffffff
/** Added to the number of a pair, so that it differs from the number of a token. */
const PAIR = 0x80000000

/**
 * Builds a phrase field. Every run of 1 to 5 tokens is a node. A single token is stored as a
 * string. A longer run is stored as a pair of numbers, which takes less memory: the run without its
 * last token, and the last token.
 */
export class PhraseInverter {
  #tokens = new Vocabulary()
  #pairs = new PairTable()
  #single = new Inverter()
  #runs = new Inverter()
  #long: Uint32Array[] = []
  #longOf: number[] = []
  #document = 0

  add(sequences: string[][]): void {
    for (const sequence of sequences) {
      const tokens = Uint32Array.from(sequence, (token) => this.#tokens.numberOf(token))
      for (let first = 0; first < tokens.length; first++) this.#addRunsFrom(tokens, first)
      if (tokens.length > MAX_SHINGLE_LENGTH) {
        this.#long.push(tokens)
        this.#longOf.push(this.#document)
      }
    }
  }

  endDocument(): void {
    this.#document++
    this.#single.endDocument()
    this.#runs.endDocument()
  }

  writeTo(draft: SegmentDraft, name: string, order: Uint32Array): void {
    const { texts, numbers } = this.#tokens.sorted()
    const strings = new StringTableWriter()
    const postings = new FilterPostingsWriter(order.length)
    const ordinals = new Uint32Array(texts.length)
    const single = this.#single.invert(texts.length, order)
    for (let ordinal = 0; ordinal < texts.length; ordinal++) {
      const number = numbers[ordinal]
      ordinals[number] = ordinal
      strings.add(texts[ordinal])
      postings.add(single.docs, single.starts[number], single.starts[number + 1])
    }
    const runs = this.#runs.invert(this.#pairs.length, order)
    for (let pair = 0; pair < this.#pairs.length; pair++) {
      postings.add(runs.docs, runs.starts[pair], runs.starts[pair + 1])
    }
    strings.writeTo(draft, name)
    postings.writeTo(draft, name)
    const left = this.#pairs.left
      .view()
      .map((node) => (node >= PAIR ? texts.length + (node - PAIR) : ordinals[node]))
    const right = this.#pairs.right.view().map((token) => ordinals[token])
    writePairs(draft, name, left, right)
    this.#writeLong(draft, name, order, ordinals)
  }

  #addRunsFrom(tokens: Uint32Array, first: number): void {
    this.#single.add(tokens[first])
    let node = tokens[first]
    const end = Math.min(tokens.length, first + MAX_SHINGLE_LENGTH)
    for (let at = first + 1; at < end; at++) {
      const pair = this.#pairs.findOrAdd(node, tokens[at])
      this.#runs.add(pair)
      node = pair + PAIR
    }
  }

  #writeLong(draft: SegmentDraft, name: string, order: Uint32Array, ordinals: Uint32Array): void {
    const places = new Uint32Array(order.length)
    order.forEach((arrival, place) => {
      places[arrival] = place
    })
    const writer = new LongSequencesWriter()
    const byPlace = this.#long
      .map((_, at) => at)
      .sort((one, two) => places[this.#longOf[one]] - places[this.#longOf[two]])
    for (const at of byPlace)
      writer.add(
        places[this.#longOf[at]],
        this.#long[at].map((token) => ordinals[token])
      )
    writer.writeTo(draft, name)
  }
}

export function writePairs(draft: SegmentDraft, name: string, left: Uint32Array, right: Uint32Array): void {
  draft.add(`${name}.pairLeft`, left)
  draft.add(`${name}.pairRight`, right)
  draft.add(`${name}.pairSlots`, pairSlots(left, right))
}

/** Stores long sequences by ascending document, so that whole phrases can be verified. */
export class LongSequencesWriter {
  #docs = new GrowingUint32()
  #starts = new GrowingUint32()
  #tokens = new GrowingUint32()

  add(document: number, tokens: Uint32Array): void {
    if (this.#docs.length === 0 || this.#docs.values[this.#docs.length - 1] !== document) {
      this.#docs.push(document)
      this.#starts.push(this.#tokens.length)
    }
    for (const token of tokens) this.#tokens.push(token)
    this.#tokens.push(SEQUENCE_END)
  }

  writeTo(draft: SegmentDraft, name: string): void {
    this.#starts.push(this.#tokens.length)
    draft.add(`${name}.longDocs`, this.#docs.view())
    draft.add(`${name}.longStarts`, this.#starts.view())
    draft.add(`${name}.longTokens`, this.#tokens.view())
  }
}
