/** Keys of `sessionStorage` with this prefix are deleted when the session ends. */
export const OF_SESSION = 'console_session:'

const effects = new Set<() => void>()

/** Calls `effect` whenever the session ends, also when another session begins without a sign-out. */
export function onSessionEnd(effect: () => void): void {
  effects.add(effect)
}

/** Deletes what this tab keeps for the session. */
export function endSession(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(OF_SESSION)) sessionStorage.removeItem(key)
  } catch {
    // Without storage, nothing is kept.
  }
  for (const effect of effects) effect()
}
