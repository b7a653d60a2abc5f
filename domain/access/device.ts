/** Browsers by their mark in a User-Agent header. A browser may also have the marks of browsers below it. */
const BROWSERS: readonly (readonly [mark: string, name: string])[] = [
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]
/** Systems by their mark. Android also has the mark of Linux, and an iPhone that of Mac OS X. */
const SYSTEMS: readonly (readonly [mark: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
]

/**
 * Names the browser and the system of a User-Agent header, such as `Firefox on Windows`. Versions and
 * models are left out, because they would identify a person. Returns null if it knows neither.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const named = (table: typeof BROWSERS) => table.find(([mark]) => userAgent?.includes(mark))?.[1]
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}
