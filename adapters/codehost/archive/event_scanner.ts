import type { ArchiveEvent } from '#domain/codehost/fold/archive_event'
import { EVENT_SHAPE } from '#domain/codehost/fold/event_shape'
import { readEvent } from '#domain/codehost/fold/read_event'
import { JsonProjection } from './json/json_projection.js'
import { INCOMPLETE } from './json/json_skipper.js'

/** Maximum bytes of one object. A longer object is rejected. */
const MAX_EVENT_BYTES = 32 * 2 ** 20

const NEWLINE = 0x0a
const SPACE = 0x20
const BRACE = 0x7b
const START_OF_OBJECT = Buffer.from('{"')

export type ScannerTarget = {
  onEvent: (event: ArchiveEvent) => void
  /** `line` is the 1-based line where the unreadable input begins. */
  onReject: (line: number, reason: string) => void
}

/**
 * Finds the events in the bytes of an archive file. Files from 2011 to 2014 have no line breaks
 * between events. Reports each stretch of broken input once and continues at the next line or
 * event. Buffers a few times MAX_EVENT_BYTES at most.
 */
export class EventScanner {
  readonly #projection = new JsonProjection(EVENT_SHAPE)
  /** Unread bytes are between #start and #end. The byte after them is 0. */
  #bytes = Buffer.alloc(2 ** 21)
  #start = 0
  #end = 0
  #line = 1
  /** True inside broken input that was already rejected. */
  #isLost = false
  /** Whether objects follow each other without line breaks. */
  #runsOn = false

  constructor(private readonly target: ScannerTarget) {}

  push(chunk: Buffer): void {
    this.#makeRoom(chunk.length)
    chunk.copy(this.#bytes, this.#end)
    this.#end += chunk.length
    this.#bytes[this.#end] = 0
    this.#projection.load(this.#bytes, this.#end)
    this.#scan(false)
  }

  /** Ends the input. An incomplete object is rejected. */
  finish(): void {
    this.#scan(true)
  }

  #makeRoom(length: number): void {
    const kept = this.#end - this.#start
    const bytes = kept + length < this.#bytes.length ? this.#bytes : Buffer.alloc((kept + length) * 4)
    this.#bytes.copy(bytes, 0, this.#start, this.#end)
    this.#bytes = bytes
    this.#start = 0
    this.#end = kept
  }

  #scan(isLast: boolean): void {
    for (;;) {
      this.#passSpace()
      if (this.#start >= this.#end) return
      const end = this.#projection.read(this.#start)
      if (end > 0) this.#take(end)
      else {
        const mayGrow = end === INCOMPLETE && !isLast && this.#end - this.#start < MAX_EVENT_BYTES
        if (mayGrow || !this.#passBroken(isLast)) return
      }
    }
  }

  #take(end: number): void {
    const event = readEvent(this.#projection.value)
    this.#start = end
    if (event && this.#bytes[end] === BRACE) this.#runsOn = true
    if (event) this.target.onEvent(event)
    // Objects inside broken input are fragments of it and are not reported again.
    else if (!this.#isLost) this.target.onReject(this.#line, 'the object is not an event')
    if (event) this.#isLost = false
  }

  #passSpace(): void {
    for (; this.#start < this.#end; this.#start++) {
      const byte = this.#bytes[this.#start]
      if (byte === NEWLINE) {
        this.#line++
        this.#isLost = false
      } else if (byte > SPACE) return
    }
  }

  /** Moves to the next possible event. Returns false when it needs more bytes. */
  #passBroken(isLast: boolean): boolean {
    if (!this.#isLost) this.target.onReject(this.#line, 'malformed JSON')
    this.#isLost = true
    const rest = this.#bytes.subarray(this.#start, this.#end)
    const line = rest.indexOf(NEWLINE)
    // Without line breaks, a valid event may begin inside the broken input. With line breaks, skips
    // the whole line.
    const next = this.#runsOn || line === -1 ? rest.indexOf(START_OF_OBJECT, 1) : -1
    const isNextFirst = next !== -1 && (line === -1 || next < line)
    if (isNextFirst) this.#start += next
    else if (line !== -1) this.#start += line
    // The last byte may be the brace of the next object.
    else this.#start = isLast ? this.#end : Math.max(this.#start + 1, this.#end - 1)
    return isNextFirst || line !== -1 || isLast
  }
}
