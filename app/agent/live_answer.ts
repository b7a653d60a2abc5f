import type { UiChunk } from '#domain/agent/ui_chunk'

/** How long said text may wait for more before it is sent, in milliseconds. */
const GATHER_MS = 120

type Emit = (chunk: UiChunk) => Promise<void>

/**
 * The text of an answer as the engine says it, sent piece by piece. After a crash the engine says it again: what was sent before is not
 * sent twice, and where it says something else a new part begins.
 */
export class LiveAnswer {
  #pending = ''
  /** What was sent before a crash and has yet to be said again. */
  #toSkip: string
  #part: number
  #isOpen: boolean
  #said = ''
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> = Promise.resolve()
  #failure: unknown

  constructor(
    private readonly emit: Emit,
    private readonly onFailure: (error: unknown) => void,
    before: readonly UiChunk[] = []
  ) {
    const parts = before.filter(({ type }) => type === 'text-start').length
    this.#part = parts
    this.#isOpen = parts > before.filter(({ type }) => type === 'text-end').length
    const id = `text_${parts}`
    this.#toSkip = before
      .map((chunk) => (chunk.type === 'text-delta' && chunk.id === id ? chunk.delta : ''))
      .join('')
  }

  say = (text: string): void => {
    this.#said += text
    this.#pending += text
    this.#timer ??= setTimeout(() => void this.flush().catch(() => {}), GATHER_MS)
  }

  /** Sends what was said. Rejects with what kept anything from being sent. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const [text, whole] = [this.#pending, this.#said]
    this.#pending = ''
    if (text !== '')
      this.#sending = this.#sending
        .then(() => this.#send(text, whole))
        .catch((error) => {
          this.#failure ??= error
          this.onFailure(error)
        })
    return this.#sending.then(() => {
      if (this.#failure) throw this.#failure
    })
  }

  /** Sends what is missing of the whole answer and closes the part; an answer other than what was said is a part of its own. */
  async end(whole: string): Promise<void> {
    const isGoingOn = whole.startsWith(this.#said)
    if (isGoingOn) this.say(whole.slice(this.#said.length))
    await this.flush()
    const isOther = !isGoingOn || this.#toSkip !== ''
    this.#toSkip = ''
    if (this.#isOpen) await this.#close()
    if (!isOther) return
    await this.#append(whole)
    await this.#close()
  }

  async #send(said: string, whole: string): Promise<void> {
    const text = await this.#unsent(said, whole)
    if (text !== '') await this.#append(text)
  }

  async #append(text: string): Promise<void> {
    if (!this.#isOpen) {
      this.#part++
      this.#isOpen = true
      await this.emit({ type: 'text-start', id: this.#id })
    }
    await this.emit({ type: 'text-delta', id: this.#id, delta: text })
  }

  async #unsent(said: string, whole: string): Promise<string> {
    const known = this.#toSkip
    if (known === '') return said
    const length = Math.min(known.length, said.length)
    if (known.slice(0, length) === said.slice(0, length)) {
      this.#toSkip = known.slice(length)
      return said.slice(length)
    }
    // It says something else now: all of it, in a part of its own.
    this.#toSkip = ''
    if (this.#isOpen) await this.#close()
    return whole
  }

  async #close(): Promise<void> {
    this.#isOpen = false
    await this.emit({ type: 'text-end', id: this.#id })
  }

  get #id(): string {
    return `text_${this.#part}`
  }
}
