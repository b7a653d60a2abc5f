const listeners = new Set<() => void>()

/** Tells the deliverers of this process that something is due; those of others find it at their next look. */
export function signalDelivery(): void {
  for (const listener of listeners) listener()
}

/** Gives what stops the listening. */
export function onDeliverySignal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
