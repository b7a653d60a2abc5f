import { demoKey } from './demo_key.js'

/** Before an import: that the data folder holds invented people too, and how to remove them; null where it does not. */
export function demoWarning(): string | null {
  if (demoKey() === null) return null
  return 'This data folder also holds the demo world, whose people and companies are invented. Remove them with: node ace demo:remove'
}
