import { Notice } from '../shared/notice'
import { Table } from '../shared/table'
import type { Preview } from './imports'

/** Length in characters. Shorter values take one line. */
const SHORT = 20

type Sample = Record<string, unknown>

/** The first records as an import would store them. */
export function Samples({ preview: { samples, failures } }: { preview: Preview }) {
  const records = samples as Sample[]
  const fields = [...new Set(records.flatMap(Object.keys))]
  return (
    <>
      {failures.map((failure) => (
        <Notice key={failure} kind="bad">
          {failure}
        </Notice>
      ))}
      <Table
        caption="The first records as they would be stored"
        items={records.map((record, i) => ({ ...record, row: i }))}
        idOf={(record) => String((record as { row: number }).row)}
        empty="No row would be stored. Choose other fields above."
        columns={fields.map((field) => ({
          title: field.replaceAll('_', ' '),
          cell: (record) => {
            const text = textOf((record as Sample)[field])
            return <span className={text.length < SHORT ? 'no-break' : undefined}>{text}</span>
          },
        }))}
      />
    </>
  )
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
