import type { ImportReport } from './import_report.js'

const MAX_PRINTED = 10

type Details = ImportReport & { import?: string | null; samples?: object[] }

/** Prints the parts of an import's report other than its rejects and counts. */
export function printDetails({ dropped, dropped_by_field, files, samples, import: id }: Details): void {
  for (const { file, line, reason } of dropped.slice(0, MAX_PRINTED))
    console.log(`${file}:${line}: dropped: ${reason}`)
  const fields = Object.entries(dropped_by_field).map(([field, count]) => `${field} ${count}`)
  if (fields.length > 0) console.log(`dropped values: ${fields.join(', ')}`)
  for (const { file, encoding, columns } of files) {
    if (encoding !== null && encoding !== 'utf-8') console.log(`${file} was read as ${encoding}`)
    const renamed = Object.entries(columns ?? {}).filter(([header, field]) => header !== field)
    const named = renamed.map(
      ([header, field]) => `${JSON.stringify(header)} ${field ? `as ${field}` : 'skipped'}`
    )
    if (named.length > 0) console.log(`${file} was read with ${named.join(', ')}`)
  }
  for (const sample of samples ?? []) console.log(JSON.stringify(sample))
  if (samples) console.log('Nothing was written (--dry-run).')
  if (id) console.log(`To undo this import: node ace imports:undo ${id}`)
}
