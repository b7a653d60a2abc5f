export const OWN = 'own'

/** How often monitors usually recur. */
export const PRESETS = [
  { value: 'hourly', text: 'Every hour' },
  { value: 'daily', text: 'Every day' },
  { value: 'weekdays', text: 'Monday to Friday' },
  { value: 'weekly', text: 'Every Monday' },
  { value: 'monthly', text: 'Every first of a month' },
  { value: OWN, text: 'Something else' },
] as const
export type Preset = (typeof PRESETS)[number]['value']

const DAYS: Record<Exclude<Preset, 'hourly' | typeof OWN>, string> = {
  daily: '* * *',
  weekdays: '* * 1-5',
  weekly: '* * 1',
  monthly: '1 * *',
}

/** The cron expression of a usual cadence, at a time of the day in UTC (`09:00`). */
export function cadenceOf(preset: Exclude<Preset, typeof OWN>, time: string): string {
  if (preset === 'hourly') return '0 * * * *'
  const [hour = 9, minute = 0] = time.split(':').map(Number)
  return `${minute} ${hour} ${DAYS[preset]}`
}
