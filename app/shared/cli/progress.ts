const INTERVAL_MS = { terminal: 100, log: 3000 }

/** Progress on standard error: a bar on a terminal, otherwise a line every 3 seconds. */
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

  /** @param share completed part, 0 to 1; null for an unknown total */
  update(label: string, count: number, share: number | null): void {
    const now = performance.now()
    if (now - this.#shownAt < (this.#terminal ? INTERVAL_MS.terminal : INTERVAL_MS.log)) return
    this.#shownAt = now
    const seconds = (now - this.#began) / 1000
    const pace = `${Math.round(count / seconds).toLocaleString('en-US')} ${this.unit}/s`
    const left = share ? `, ${duration((seconds * Math.max(0, 1 - share)) / share)} left` : ''
    const text = `${label} ${count.toLocaleString('en-US')} ${this.unit}, ${seconds.toFixed(1)} s, ${pace}${left}`
    if (!this.#terminal) this.stream.write(share === null ? `${text}\n` : `${text}, ${percent(share)}\n`)
    else this.stream.write(`\r\x1b[2K${share === null ? '' : `${bar(share)} `}${text}`)
  }

  done(): void {
    if (this.#terminal) this.stream.write('\r\x1b[2K')
  }
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

const percent = (share: number) => `${Math.min(100, Math.floor(share * 100))}%`

function bar(share: number): string {
  const filled = Math.min(24, Math.round(share * 24))
  return `[${'#'.repeat(filled)}${'.'.repeat(24 - filled)}] ${percent(share).padStart(4)}`
}
