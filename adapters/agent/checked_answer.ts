import type { AgentCitation } from '#domain/agent/tool'
import { checkLine } from '#domain/agent/grounding/check_line'
import type { Seen } from '#domain/agent/grounding/seen'

/**
 * Characters of text before the tool calls of a step. Shorter text is planning and not part of the answer.
 */
const PLANNING_CHARS = 400
/** Maximum characters of a line that is still incomplete. A longer line is checked in parts. */
const MAX_LINE_LENGTH = 8_000

/** The streamed answer. Checks each line against the tool results, then emits it. */
export class CheckedAnswer {
  #text = ''
  #held = ''
  #open = false
  #removed = 0
  readonly #citations = new Map<string, AgentCitation>()

  constructor(
    private readonly seen: Seen,
    private readonly onText: (text: string) => void
  ) {}

  get text(): string {
    return this.#text
  }

  get citations(): AgentCitation[] {
    return [...this.#citations.values()]
  }

  /** Whether the text of the current step has become part of the answer and cannot be withdrawn. */
  get hasBegun(): boolean {
    return this.#open
  }

  write(delta: string): void {
    this.#held += delta
    if (!this.#open && this.#held.length < PLANNING_CHARS) return
    this.#begin()
    this.#emitWholeLines()
  }

  /** Ends the step. Drops the buffered text when it was only planning. */
  endStep({ withCalls }: { withCalls: boolean }): void {
    if (this.#open || !withCalls) {
      if (this.#held.trim()) this.#begin()
      if (this.#open) this.#emitChecked(this.#held)
    }
    this.dropStep()
  }

  /** Drops the buffered text of a step that failed or is retried. */
  dropStep(): void {
    this.#held = ''
    this.#open = false
  }

  /** Appends a note when parts of the answer were removed. */
  close(): void {
    if (this.#removed === 0) return
    const removed = this.#removed === 1 ? 'One claim was' : `${this.#removed} claims were`
    this.#emit(`\n\n_${removed} removed from this answer: no result of this run supports it._`)
  }

  #begin(): void {
    if (this.#open) return
    this.#open = true
    this.#held = this.#held.trimStart()
    if (this.#text) this.#emit('\n\n')
  }

  #emitWholeLines(): void {
    const end = this.#held.lastIndexOf('\n') + 1
    this.#emitChecked(this.#held.slice(0, end))
    this.#held = this.#held.slice(end)
    if (this.#held.length <= MAX_LINE_LENGTH) return
    // Never cuts inside an address, because half an address cannot be checked. Removes the text if
    // it has no place to cut.
    const cut = /^.*[\s\u0080-\uffff]/su.exec(this.#held)?.[0].length
    if (cut === undefined) this.#removed++
    else this.#emitChecked(this.#held.slice(0, cut))
    this.#held = this.#held.slice(cut ?? this.#held.length)
  }

  #emitChecked(lines: string): void {
    if (!lines) return
    const checked = lines.split('\n').map((line) => checkLine(line, this.seen))
    for (const { citations, removed } of checked) {
      this.#removed += removed
      for (const citation of citations) {
        const known = this.#citations.get(citation.url)
        if (!known?.quote) this.#citations.set(citation.url, citation)
      }
    }
    this.#emit(checked.map(({ text }) => text).join('\n'))
  }

  #emit(text: string): void {
    this.#text += text
    this.onText(text)
  }
}
