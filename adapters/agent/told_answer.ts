import type { AgentCitation } from '#domain/agent/tool'
import { checkLine } from '#domain/agent/grounding/check_line'
import type { Seen } from '#domain/agent/grounding/seen'

/** Words before a tool call are the model's own planning as long as they are short; longer ones are the answer. */
const PLANNING_CHARS = 400
/** A line is checked whole; one without an end is checked in parts of about this length. */
const MAX_LINE_LENGTH = 8_000

/**
 * The answer as it is told: line by line, each held against what was seen before anyone hears it. `text` is exactly what was
 * said.
 */
export class ToldAnswer {
  #text = ''
  #held = ''
  #open = false
  #taken = 0
  readonly #citations = new Map<string, AgentCitation>()

  constructor(
    private readonly seen: Seen,
    private readonly say: (text: string) => void
  ) {}

  get text(): string {
    return this.#text
  }

  get citations(): AgentCitation[] {
    return [...this.#citations.values()]
  }

  /** Whether anything of the step under way was said, so that it cannot be taken back. */
  get hasBegun(): boolean {
    return this.#open
  }

  hear(delta: string): void {
    this.#held += delta
    if (!this.#open && this.#held.length < PLANNING_CHARS) return
    this.#begin()
    this.#tellWholeLines()
  }

  /** The step ended. What was held back is dropped where it was only planning. */
  endStep({ withCalls }: { withCalls: boolean }): void {
    if (this.#open || !withCalls) {
      if (this.#held.trim()) this.#begin()
      if (this.#open) this.#tell(this.#held)
    }
    this.dropStep()
  }

  /** Forgets what was held back of a step that failed or is made again. */
  dropStep(): void {
    this.#held = ''
    this.#open = false
  }

  /** Says what was taken out of the answer, if anything was. */
  close(): void {
    if (this.#taken === 0) return
    const [what, them] = this.#taken === 1 ? ['One thing was', 'it'] : [`${this.#taken} things were`, 'them']
    this.#emit(`\n\n_${what} taken out of this answer: nothing found in this run bears ${them} out._`)
  }

  #begin(): void {
    if (this.#open) return
    this.#open = true
    this.#held = this.#held.trimStart()
    if (this.#text) this.#emit('\n\n')
  }

  #tellWholeLines(): void {
    const end = this.#held.lastIndexOf('\n') + 1
    this.#tell(this.#held.slice(0, end))
    this.#held = this.#held.slice(end)
    if (this.#held.length <= MAX_LINE_LENGTH) return
    // Never inside an address, whose halves would not be known for what they are.
    const cut = /^.*[\s\u0080-\uffff]/su.exec(this.#held)?.[0].length
    if (cut === undefined) this.#taken++
    else this.#tell(this.#held.slice(0, cut))
    this.#held = this.#held.slice(cut ?? this.#held.length)
  }

  #tell(lines: string): void {
    if (!lines) return
    const checked = lines.split('\n').map((line) => checkLine(line, this.seen))
    for (const { citations, taken } of checked) {
      this.#taken += taken
      for (const citation of citations) {
        const known = this.#citations.get(citation.url)
        if (!known?.quote) this.#citations.set(citation.url, citation)
      }
    }
    this.#emit(checked.map(({ text }) => text).join('\n'))
  }

  #emit(text: string): void {
    this.#text += text
    this.say(text)
  }
}
