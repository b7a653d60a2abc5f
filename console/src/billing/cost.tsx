import { count, worth } from '../shared/format'
import { useRead } from '../api/workspace'

/** Reads the price of a search result and the remaining credits. */
export const usePrices = () => useRead('/playground')

/** Shows the highest cost of a request before it is sent. */
export function CostBefore({ most }: { most: number }) {
  const { remaining } = usePrices().data ?? {}
  if (remaining === undefined) return null
  return (
    <p className="quiet" role="status" aria-label="Cost before">
      {most === 0 ? 'Free.' : `Costs at most ${credits(most)}. Only results are charged.`}{' '}
      {credits(remaining)} left.
      {most > 0 && remaining <= 0 && ' Without credits the service rejects the request.'}
    </p>
  )
}

/**
 * Shows the charge of a request and the remaining credits. `isBrief` leaves out the credits, on pages
 * that show them elsewhere.
 */
export function CostAfter({ charged, isBrief = false }: { charged: number; isBrief?: boolean }) {
  const { remaining } = usePrices().data ?? {}
  return (
    <p role="status" aria-label="Cost after">
      <strong>{charged === 0 ? 'No charge' : `Charged ${credits(charged)}`}</strong>
      {!isBrief && remaining !== undefined && `; ${credits(remaining)} left.`}
    </p>
  )
}

const credits = (amount: number): string =>
  `${count(amount)} ${amount === 1 ? 'credit' : 'credits'} (${worth(amount)})`
