/**
 * Before an import: that the data folder holds invented people too, and how to remove them; null where it does not. Reads the
 * settings only when called, because commands are loaded also where settings are wrong.
 */
export async function demoWarning(): Promise<string | null> {
  const { demoKey } = await import('./demo_key.js')
  if (demoKey() === null) return null
  return 'This data folder also holds the demo world, whose people and companies are invented. Remove them with: node ace demo:remove'
}
