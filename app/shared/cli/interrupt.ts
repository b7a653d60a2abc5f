/** The exit code after Ctrl-C. */
export const INTERRUPTED = 130

/**
 * Aborts a signal at the first Ctrl-C or SIGTERM, and ends the process at the second. Replaces the
 * handlers that close the database, until `forget` is called.
 * @param says the message for the user: what the command still does before it ends
 */
export function onInterrupt(says: string): { signal: AbortSignal; forget: () => void } {
  const stop = new AbortController()
  const interrupt = () => {
    if (stop.signal.aborted) process.exit(INTERRUPTED)
    stop.abort()
    console.error(`${says} Press Ctrl-C again to end at once.`)
  }
  const replaced = (['SIGINT', 'SIGTERM'] as const).map((signal) => {
    const others = process.rawListeners(signal) as NodeJS.SignalsListener[]
    process.removeAllListeners(signal)
    process.on(signal, interrupt)
    return { signal, others }
  })
  const forget = () => {
    for (const { signal, others } of replaced) {
      process.off(signal, interrupt)
      for (const other of others) process.on(signal, other)
    }
  }
  return { signal: stop.signal, forget }
}
