/** Maximum characters of a value. Longer values are cut, because reports with many rows stay in memory. */
const MAX_LENGTH = 200

/** Returns the texts and numbers of a row by its columns. Empty for a row that is no object. */
export function rowTexts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const texts = Object.entries(value).filter(
    ([, one]) => (typeof one === 'string' && one !== '') || typeof one === 'number'
  )
  return Object.fromEntries(texts.map(([name, one]) => [name, String(one).slice(0, MAX_LENGTH)]))
}
