export type PersonUsage = {
  acu_used: number
  billed: 'profile'[]
  free: 'profile'[]
  not_found: 'profile'[]
}

export const NO_USAGE: PersonUsage = { acu_used: 0, billed: [], free: [], not_found: [] }
export const NOT_FOUND_USAGE: PersonUsage = { ...NO_USAGE, not_found: ['profile'] }

/** Returns the usage of a response with a profile: billed or free. */
export const profileUsage = (charged: number): PersonUsage => ({
  ...NO_USAGE,
  acu_used: charged,
  ...(charged > 0 ? { billed: ['profile'] } : { free: ['profile'] }),
})
