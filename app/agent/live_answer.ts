import type { UiChunk } from '#domain/agent/ui_chunk'

/** Time in ms for which text is collected before it is sent. */
const MAX_DELAY_MS = 120

type Emit = (chunk: UiChunk) => Promise<void>

/**
 * Streams the text of an answer. After a crash, the engine produces its text again. Text that was
 * already sent is skipped. If the new text differs, a new part begins.
 */
export class LiveAnswer {
  #pending = ''
  /** Text that was sent before a crash and that the engine has not repeated yet. */
  #toSkip: string
  #part: number
  #isOpen: boolean
  #text = ''
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
    this.#text += text
    this.#pending += text
    this.#timer ??= setTimeout(() => void this.flush().catch(() => {}), MAX_DELAY_MS)
  }

  /**
   * Sends the collected text. After a write fails, this and every later call rejects with the error
   * of that write.
   */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const [text, whole] = [this.#pending, this.#text]
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

  /**
   * Sends the rest and closes the part. If the sent text differs from `whole`, sends `whole` as a
   * new part.
   */
  async end(whole: string): Promise<void> {
    const isContinuation = whole.startsWith(this.#text)
    if (isContinuation) this.say(whole.slice(this.#text.length))
    await this.flush()
    const isDifferent = !isContinuation || this.#toSkip !== ''
    this.#toSkip = ''
    if (this.#isOpen) await this.#close()
    if (!isDifferent) return
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
    const alreadySent = this.#toSkip
    if (alreadySent === '') return said
    const length = Math.min(alreadySent.length, said.length)
    if (alreadySent.slice(0, length) === said.slice(0, length)) {
      this.#toSkip = alreadySent.slice(length)
      return said.slice(length)
    }
    // The new text differs from the sent text, so the whole new text becomes a new part.
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
