import { usePrices } from '../billing/cost'
import { ActionButton } from '../shared/button'
import { worth } from '../shared/format'
import { newRun, NUMBER, type SearchState } from './search_state'

type Props = { search: SearchState; change: (next: Partial<SearchState>) => void }

/** Says that an index search reads no pages, and offers the search that does. */
export function ProveOffer({ search, change }: Props) {
  const { search_price = 0 } = usePrices().data ?? {}
  const price = search_price * (search.n ?? NUMBER)
  return (
    <p className="quiet">
      Ranked from the index.{' '}
      <ActionButton
        kind="link"
        title={price > 0 ? `At most ${price} credits (${worth(price)})` : 'Free'}
        onClick={() => change({ type: 'auto', run: newRun() })}
      >
        {`Prove on pages${price > 0 ? ` (≤ ${price} credits)` : ''}`}
      </ActionButton>
    </p>
  )
}
