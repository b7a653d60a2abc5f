const TONES: Record<string, string> = {
  active: 'good',
  completed: 'good',
  found: 'good',
  valid: 'good',
  enabled: 'good',
  delivered: 'good',
  running: 'busy',
  queued: 'busy',
  pending: 'busy',
  unverified: 'doubt',
  risky: 'doubt',
  expired: 'doubt',
  failed: 'bad',
  revoked: 'bad',
  disabled: 'bad',
  timeout: 'bad',
}

/** A state in words; its colour only repeats them. */
export function Badge({ state }: { state: string }) {
  return <span className={`badge ${TONES[state] ?? 'none'}`}>{state.replaceAll('_', ' ')}</span>
}
