/** The UTC day of a time, as YYYY-MM-DD. */
export const utcDay = (time: Date): string => time.toISOString().slice(0, 10)

/** The UTC month of a time, as YYYY-MM. */
export const utcMonth = (time: Date): string => time.toISOString().slice(0, 7)

/** The two periods a key's spending at a time counts to, as its budgets name them. */
export function budgetPeriods(time: Date): { day: string; month: string } {
  return { day: `day:${utcDay(time)}`, month: `month:${utcMonth(time)}` }
}

/** When the UTC day and month of a time end. */
export function periodEnds(time: Date): { day: Date; month: Date } {
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth()]
  return {
    day: new Date(Date.UTC(year, month, time.getUTCDate() + 1)),
    month: new Date(Date.UTC(year, month + 1, 1)),
  }
}
