import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Loaded } from '../../shared/loaded'
import { useAllRows } from '../all_rows'
import { BUILT_IN } from '../columns'
import { titleOf } from '../dataset_title'
import { type Dataset, type Row, useDataset } from '../datasets'
import { ROW_FIELDS } from '../parse_rows'
import { isUnfilled } from '../unfilled'
import type { Sheet } from './mapping'

type Props = { dataset: string; onSheet: (sheet: Sheet) => void }

/** Offers the rows of an earlier dataset in which no column was filled. */
export function EarlierRows({ dataset, onSheet }: Props) {
  return <Loaded query={useDataset(dataset)}>{(data) => <Take of={data.dataset} onSheet={onSheet} />}</Loaded>
}

function Take({ of, onSheet }: { of: Dataset; onSheet: (sheet: Sheet) => void }) {
  const rows = useAllRows(of)
  const navigate = useNavigate()
  useEffect(() => {
    if (!rows.data) return
    const { id, entity_type: type } = of
    onSheet({ ...sheetOf(rows.data.rows), from: { id, title: titleOf(of) } })
    // The same columns as before, unless the address already has others.
    const columns = of.columns.map(({ key }) => key).filter((key) => BUILT_IN[type].includes(key))
    const search = (now: { type?: string; columns?: string }) => ({
      ...now,
      type: now.type ?? type,
      columns: now.columns ?? (columns.join(',') || undefined),
    })
    void navigate({ to: '.', search: search as never, replace: true })
  }, [rows.data, onSheet, of, navigate])
  return <Loaded query={rows}>{() => null}</Loaded>
}

function sheetOf(rows: readonly Row[]): Sheet {
  const unfilled = rows.filter(isUnfilled)
  const fields = ROW_FIELDS.filter((field) => unfilled.some(({ seed }) => typeof seed[field] === 'string'))
  const lines = unfilled.map(({ seed }) => fields.map((field) => String(seed[field] ?? '')))
  return { table: [[...fields], ...lines], hasHead: true, mapping: [...fields] }
}
