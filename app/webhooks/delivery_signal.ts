const listeners = new Set<() => void>()

/** Wakes the deliverers of this process. Others find due deliveries by polling. */
export function signalDelivery(): void {
  for (const listener of listeners) listener()
}

export function onDeliverySignal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
