import type { Result } from './find'

const FIELDS = ['name', 'title', 'company', 'location', 'pronet', 'person_id'] as const

/** Downloads people as CSV. */
export function downloadCsv(results: readonly Result[]): void {
  const lines = [FIELDS, ...results.map(({ person }) => FIELDS.map((field) => person[field] ?? ''))]
  const text = lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'people.csv' })
  link.click()
  URL.revokeObjectURL(url)
}

/** An apostrophe stops spreadsheets from running text as a formula. */
function cellOf(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
