type Running<T> = { result: Promise<T>; waiting: number; abort: AbortController }

/** Shares one running task per key. Aborts it when its last caller stops waiting. */
export class SharedReads<T> {
  readonly #running = new Map<string, Running<T>>()

  /** @throws the signal's reason if it aborts this wait */
  get(key: string, signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    const running = this.#running.get(key) ?? this.#start(key, work)
    running.waiting++
    return new Promise((resolve, reject) => {
      let left = false
      const leave = () => {
        if (left) return
        left = true
        signal?.removeEventListener('abort', abandon)
        if (--running.waiting === 0) this.#end(key, running)
      }
      const abandon = () => {
        reject(signal!.reason)
        leave()
      }
      signal?.addEventListener('abort', abandon, { once: true })
      running.result.then(resolve, reject).finally(leave)
    })
  }

  #start(key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const abort = new AbortController()
    const running = { result: work(abort.signal), waiting: 0, abort }
    this.#running.set(key, running)
    return running
  }

  #end(key: string, running: Running<T>): void {
    if (this.#running.get(key) === running) this.#running.delete(key)
    running.abort.abort()
  }
}
