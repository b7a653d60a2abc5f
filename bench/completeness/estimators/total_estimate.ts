/** An estimate of the number of people, with a 90% interval. */
export type TotalEstimate = { total: number; low: number; high: number }

/** The quantile of the standard normal distribution that bounds a 90% interval. */
export const Z = 1.6448536269514722
