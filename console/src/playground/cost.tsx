import { count, worth } from '../shared/format'
import { usePrices } from './playground'

/** What asking costs at most, before it is asked. */
export function CostBefore({ most }: { most: number }) {
  const { remaining } = usePrices().data ?? {}
  if (remaining === undefined) return null
  return (
    <p className="quiet" role="status" aria-label="Cost before">
      {most === 0 ? 'Costs nothing.' : `Costs at most ${credits(most)}, for what is found alone.`}{' '}
      {credits(remaining)} left.
      {most > 0 && remaining <= 0 && ' Without credits it will be refused.'}
    </p>
  )
}

/** What it did cost. */
export function CostAfter({ charged }: { charged: number }) {
  const { remaining } = usePrices().data ?? {}
  return (
    <p role="status" aria-label="Cost after">
      <strong>{charged === 0 ? 'Cost nothing' : `Cost ${credits(charged)}`}</strong>
      {remaining !== undefined && `; ${credits(remaining)} left.`}
    </p>
  )
}

const credits = (amount: number): string =>
  `${count(amount)} ${amount === 1 ? 'credit' : 'credits'} (${worth(amount)})`
