export const utcDay = (time: Date): string => time.toISOString().slice(0, 10)

const utcMonth = (time: Date): string => time.toISOString().slice(0, 7)

/** Returns the day and month that spending at `time` counts to, in the format of key budgets. */
export const budgetPeriods = (time: Date): { day: string; month: string } => ({
  day: `day:${utcDay(time)}`,
  month: `month:${utcMonth(time)}`,
})

/** Returns the first instants after the UTC day and month that contain `time`. */
export function periodEnds(time: Date): { day: Date; month: Date } {
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth()]
  return {
    day: new Date(Date.UTC(year, month, time.getUTCDate() + 1)),
    month: new Date(Date.UTC(year, month + 1, 1)),
  }
}
