import { CERTAIN, CONFIRMED } from '#domain/truth/thresholds'
import { share } from './format'

/** How sure kith is of a value, in one word. */
export const sureness = (confidence: number): 'certain' | 'likely' | 'unsure' =>
  confidence >= CERTAIN ? 'certain' : confidence >= CONFIRMED ? 'likely' : 'unsure'

/** A confidence as a quiet dot: full if certain, half if likely, empty if unsure. */
export function Confidence({ of }: { of: number | null }) {
  if (of === null) return null
  const text = `${sureness(of)}: ${share(of)}`
  return <span className={`dot ${sureness(of)}`} role="img" aria-label={text} title={text} />
}
