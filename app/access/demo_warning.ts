/**
 * Returns a warning for imports into a data folder with demo data, or null without demo data. Loads
 * the settings only when it is called, because commands must load even if a setting is invalid.
 */
export async function demoWarning(): Promise<string | null> {
  const { demoKey } = await import('./demo_key.js')
  if (demoKey() === null) return null
  return 'This data folder also holds the demo world, whose people and companies are invented. Remove them with: node ace demo:remove'
}
