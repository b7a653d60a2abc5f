const EVERY_MS = { terminal: 100, log: 3000 }

/** How far long work is: a bar on a terminal, a line every few seconds elsewhere; on standard error. */
export class Progress {
  readonly #began = performance.now()
  readonly #terminal: boolean
  #shownAt = performance.now()

  constructor(
    private readonly unit: string,
    private readonly stream: NodeJS.WriteStream = process.stderr
  ) {
    this.#terminal = Boolean(stream.isTTY)
  }

  /** @param share 0 to 1, null where the end is not known */
  update(label: string, count: number, share: number | null): void {
    const now = performance.now()
    if (now - this.#shownAt < (this.#terminal ? EVERY_MS.terminal : EVERY_MS.log)) return
    this.#shownAt = now
    const text = `${label} ${count.toLocaleString('en-US')} ${this.unit}, ${this.#seconds()} s`
    if (!this.#terminal) this.stream.write(share === null ? `${text}\n` : `${text}, ${percent(share)}\n`)
    else this.stream.write(`\r\x1b[2K${share === null ? '' : `${bar(share)} `}${text}`)
  }

  /** Clears the bar. */
  done(): void {
    if (this.#terminal) this.stream.write('\r\x1b[2K')
  }

  #seconds(): string {
    return ((performance.now() - this.#began) / 1000).toFixed(1)
  }
}

const percent = (share: number) => `${Math.min(100, Math.floor(share * 100))}%`

function bar(share: number): string {
  const filled = Math.min(24, Math.round(share * 24))
  return `[${'#'.repeat(filled)}${'.'.repeat(24 - filled)}] ${percent(share).padStart(4)}`
}
