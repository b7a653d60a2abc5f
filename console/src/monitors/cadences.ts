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

/** Returns the common schedule and the UTC time of a cadence that `cadenceOf` made, or `custom`. */
export function presetOf(cadence: string): { preset: Preset; time: string } {
  if (cadence === '0 * * * *') return { preset: 'hourly', time: '' }
  const [, minute = '0', hour = '9', days = ''] = /^(\d{1,2}) (\d{1,2}) (.+)$/.exec(cadence) ?? []
  const found = Object.entries(DAYS).find(([, value]) => value === days)
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  return { preset: (found?.[0] as Preset | undefined) ?? CUSTOM, time }
}
