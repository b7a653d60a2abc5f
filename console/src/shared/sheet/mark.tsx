import { toneOf } from '../badge'

/** Shows a state like a badge. It is lighter, because a sheet has thousands of them. */
export const Mark = ({ state }: { state: string }) => (
  <span className={`mark tone ${toneOf(state) ?? ''}`}>{state.replaceAll('_', ' ')}</span>
)
