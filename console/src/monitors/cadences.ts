export const CUSTOM = 'custom'

/** Common schedules. */
export const PRESETS = [
  { value: 'hourly', text: 'Every hour' },
  { value: 'daily', text: 'Every day' },
  { value: 'weekdays', text: 'Monday to Friday' },
  { value: 'weekly', text: 'Every Monday' },
  { value: 'monthly', text: 'First day of each month' },
  { value: CUSTOM, text: 'Custom' },
] as const
export type Preset = (typeof PRESETS)[number]['value']

const DAYS: Record<Exclude<Preset, 'hourly' | typeof CUSTOM>, string> = {
  daily: '* * *',
  weekdays: '* * 1-5',
  weekly: '* * 1',
  monthly: '1 * *',
}

/**
 * Returns the cron expression of a common schedule at a UTC time of day, such as `09:00`. The
 * hourly schedule ignores the time.
 */
export function cadenceOf(preset: Exclude<Preset, typeof CUSTOM>, time: string): string {
  if (preset === 'hourly') return '0 * * * *'
  const [hour = 9, minute = 0] = time.split(':').map(Number)
  return `${minute} ${hour} ${DAYS[preset]}`
}
