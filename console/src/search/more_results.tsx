import { usePrices } from '../billing/cost'
import { ActionButton } from '../shared/button'
import { worth } from '../shared/format'
import { newRun, NUMBER, type SearchState } from './search_state'

/** Each press asks for the next of these numbers of people. */
const STEPS = [10, 25, 50, 100, 150]

type Props = { search: SearchState; found: number; change: (next: Partial<SearchState>) => void }

/** Whether a search found as many people as it asked for, so more may match. */
export const mayHaveMore = ({ n = NUMBER }: SearchState, found: number): boolean => found >= n

/** Asks for more people if more may match. Says the price first. */
export function MoreResults({ search, found, change }: Props) {
  const { search_price = 0 } = usePrices().data ?? {}
  const next = STEPS.find((step) => step > found)
  if (!next || !mayHaveMore(search, found)) return null
  const price = search_price * next
  return (
    <p className="row">
      <ActionButton
        title={price > 0 ? `At most ${price} credits (${worth(price)})` : 'Free'}
        onClick={() => change({ n: next, run: newRun() })}
      >
        {`Show ${next}${price > 0 ? ` (≤ ${price} credits)` : ''}`}
      </ActionButton>
    </p>
  )
}
