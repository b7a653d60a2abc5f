import type { Balance } from './billing.js'

/**
 * The credits of a workspace as commands show them. `remaining_credits` includes held credits, as in
 * `GET /v1/account/credits`. Held credits are reserved for running work.
 */
export type ShownCredits = { remaining_credits: number; held_credits: number; available_credits: number }

export const shownCredits = ({ granted, posted, pending }: Balance): ShownCredits => ({
  remaining_credits: granted - posted,
  held_credits: pending,
  available_credits: granted - posted - pending,
})
