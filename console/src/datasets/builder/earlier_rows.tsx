import { useEffect } from 'react'
import { Loaded } from '../../shared/loaded'
import { useAllRows } from '../all_rows'
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
  useEffect(() => {
    if (rows.data) onSheet(sheetOf(rows.data.rows))
  }, [rows.data, onSheet])
  return <Loaded query={rows}>{() => null}</Loaded>
}

function sheetOf(rows: readonly Row[]): Sheet {
  const unfilled = rows.filter(isUnfilled)
  const fields = ROW_FIELDS.filter((field) => unfilled.some(({ seed }) => typeof seed[field] === 'string'))
  const lines = unfilled.map(({ seed }) => fields.map((field) => String(seed[field] ?? '')))
  return { table: [[...fields], ...lines], hasHead: true, mapping: [...fields] }
}
