/** The invalid settings if they are why the application does not start, otherwise null. */
export function wrongSettings(error: unknown): string[] | null {
  const { code, help } = (error ?? {}) as { code?: string; help?: string }
  if (code !== 'E_INVALID_ENV_VARIABLES' || help === undefined) return null
  return help.split('\n').map((line) => line.replace(/^- /, '').replace(/\.$/, ''))
}
