import { useEffect, useState } from 'react'
import { useDebouncedValue } from '@mantine/hooks'
import { useKey } from '../../api/key_in_use'
import { type ApiResponse, useApiCall } from '../../api/call'
import { fieldsOf } from '../../api/problem'
import { useIsAdmin } from '../../api/session'
import { Failure } from '../../shared/failure'
import { count, worth } from '../../shared/format'
import { Notice } from '../../shared/notice'
import { Table } from '../../shared/table'
import { isEmpty } from '../dataset_form'
import { columnName } from '#domain/datasets/column_names'
import type { NewDataset } from '../datasets'

type DryRun = Extract<ApiResponse<'/v1/datasets'>['data'], { dry_run: unknown }>['dry_run']

const PAUSE_MS = 700
const MAX_PROBLEMS = 5

/** The price and sources of each column from a dry run, or why the service would reject the dataset. */
export function Price({ body }: { body: NewDataset }) {
  const dryRun = useApiCall('/v1/datasets')
  // Keeps the last estimate while the next one loads, so that the layout does not move.
  const [run, setRun] = useState<DryRun | null>(null)
  const [isAdmin, key] = [useIsAdmin(), useKey()]
  const canAsk = isAdmin || key !== null
  const [asked] = useDebouncedValue(body, PAUSE_MS)
  const { mutate } = dryRun
  useEffect(() => {
    if (canAsk && !isEmpty(asked))
      mutate(
        { ...asked, dry_run: true },
        { onSuccess: ({ data }) => setRun('dry_run' in data ? data.dry_run : null) }
      )
  }, [asked, canAsk, mutate])
  const problems = Object.entries(fieldsOf(dryRun.error))
  return (
    <>
      {problems.length > 0 ? (
        <Notice kind="bad">
          <p>The service would reject this dataset:</p>
          <ul className="list plain">
            {problems.slice(0, MAX_PROBLEMS).map(([field, message]) => (
              <li key={field}>
                {inWords(field)}: {message.join('; ')}
              </li>
            ))}
          </ul>
          {problems.length > MAX_PROBLEMS && <p>and {count(problems.length - MAX_PROBLEMS)} more.</p>}
        </Notice>
      ) : (
        <Failure of={dryRun.error} />
      )}
      {!isEmpty(body) && problems.length === 0 && (
        <details>
          <summary>Price and sources of each column</summary>
          <Table
            caption="Price of each column"
            items={run?.columns ?? []}
            idOf={({ key }) => key}
            empty="Reading the prices …"
            columns={[
              { title: 'Column', cell: ({ key }) => <span title={key}>{columnName(key)}</span> },
              {
                title: 'At most',
                number: true,
                cell: ({ max_credits }) => `${count(max_credits)} credits (${worth(max_credits)})`,
              },
              { title: 'May ask', cell: ({ asks }) => asks.join(', ').replaceAll('_', ' ') },
            ]}
          />
        </details>
      )}
    </>
  )
}

/** Turns `rows.3.email` into "Row 4, email". */
function inWords(path: string): string {
  const [, list, index, field] = /^(rows|columns)\.(\d+)(?:\.(.*))?$/.exec(path) ?? []
  if (list === undefined) return path
  return `${list === 'rows' ? 'Row' : 'Column'} ${Number(index) + 1}${field ? `, ${field}` : ''}`
}
