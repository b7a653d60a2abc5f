/** Plans, with their requests per minute and whether API keys may be used. */
export const PLANS = {
  free: { requestsPerMinute: 10, api: false },
  payg: { requestsPerMinute: 30, api: true },
  starter: { requestsPerMinute: 300, api: true },
  pro: { requestsPerMinute: 300, api: true },
  scale: { requestsPerMinute: 1000, api: true },
  teams: { requestsPerMinute: 1000, api: true },
  enterprise: { requestsPerMinute: 1000, api: true },
} as const

export type Plan = keyof typeof PLANS
export const PLAN_NAMES = Object.keys(PLANS) as Plan[]
