/** Returns the invalid settings that prevent the application from starting, or null. */
export function wrongSettings(error: unknown): string[] | null {
  const { code, help } = (error ?? {}) as { code?: string; help?: string }
  if (code !== 'E_INVALID_ENV_VARIABLES' || help === undefined) return null
  return help.split('\n').map((line) => line.replace(/^- /, '').replace(/\.$/, ''))
}
