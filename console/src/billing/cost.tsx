import { count, worth } from '../shared/format'
import { useRead } from '../api/workspace'

/** Reads the price of a search result and the remaining credits. */
export const usePrices = () => useRead('/playground')

type BeforeProps = {
  most: number
  /** Leaves out the credits that are left, on pages that show them elsewhere. */
  isBrief?: boolean
}

/** Shows the highest cost of a request before it is sent. */
export function CostBefore({ most, isBrief = false }: BeforeProps) {
  const { remaining } = usePrices().data ?? {}
  if (remaining === undefined) return null
  if (isBrief)
    return (
      <p className="quiet small" role="status" aria-label="Cost before" title={worth(most)}>
        {most === 0 ? 'Free' : `At most ${amount(most)}`}
      </p>
    )
  return (
    <p className="quiet" role="status" aria-label="Cost before">
      {most === 0 ? 'Free.' : `Costs at most ${credits(most)}. Only results are charged.`}{' '}
      {credits(remaining)} left.
      {most > 0 && remaining <= 0 && ' Without credits the service rejects the request.'}
    </p>
  )
}

/** Shows the remaining credits, once for several forms that show their costs in brief. */
export function CreditsLeft() {
  const { remaining } = usePrices().data ?? {}
  if (remaining === undefined) return null
  return <p className="quiet small">{credits(remaining)} left. Only results are charged.</p>
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

const amount = (credits: number): string => `${count(credits)} ${credits === 1 ? 'credit' : 'credits'}`
/** Formats an amount of credits with its worth in money. */
export const credits = (sum: number): string => `${amount(sum)} (${worth(sum)})`
