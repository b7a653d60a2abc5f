import { Badge as Pill } from '@mantine/core'

export type Tone = 'good' | 'busy' | 'doubt' | 'bad'

/** States that are not listed are grey. */
const STATES: Record<Tone, string> = {
  good: 'active completed finished found yes admitted saved live succeeded valid enabled alive healthy ok delivered accepted up_to_date',
  busy: 'running queued pending connecting',
  doubt: 'unclear paused unverified risky expired expires_soon behind not_live not_proven warning retrying',
  bad: 'refused no no_match lost failed failing revoked disabled none_alive unreachable has_dead_jobs not_built timeout problem',
}

const TONE_OF = new Map<string, Tone>(
  (Object.keys(STATES) as Tone[]).flatMap((tone) =>
    STATES[tone].split(' ').map((state) => [state, tone] as const)
  )
)

export const toneOf = (state: string): Tone | undefined => TONE_OF.get(state.replaceAll(' ', '_'))

/** Shows a state in words. The colour adds nothing that the words do not say. */
export function Badge({ state, tone = toneOf(state) }: { state: string; tone?: Tone }) {
  return (
    <Pill component="span" className={`tone ${tone ?? ''}`} tt="none" fw={500} radius="sm" miw="max-content">
      {state.replaceAll('_', ' ')}
    </Pill>
  )
}
