/**
 * Returns a warning to print before an import into a data folder with demo data, or null. Imports
 * the settings lazily: commands must also load when a setting is invalid.
 */
export async function demoWarning(): Promise<string | null> {
  const { demoKey } = await import('./demo_key.js')
  if (demoKey() === null) return null
  return 'This data folder also holds the demo world, whose people and companies are invented. Remove them with: node ace demo:remove'
}
