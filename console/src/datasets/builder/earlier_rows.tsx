import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSlug } from '../../api/session'
import { ActionButton, LinkButton } from '../../shared/button'
import { Loaded } from '../../shared/loaded'
import { useAllRows } from '../all_rows'
import { BUILT_IN } from '../columns'
import { type Dataset, type Row, useDataset } from '../datasets'
import { ROW_FIELDS } from '../parse_rows'
import { emptyColumns, hasEmptyCell } from '../unfilled'
import type { Sheet } from './mapping'

type Props = {
  dataset: string
  onSheet: (sheet: Sheet) => void
  onOther: () => void
}

/** Takes the rows of an earlier dataset with an empty cell, and the columns that lack a value. */
export function EarlierRows({ dataset, ...on }: Props) {
  return <Loaded query={useDataset(dataset)}>{(data) => <Take of={data.dataset} {...on} />}</Loaded>
}

function Take({ of, onSheet, onOther }: Omit<Props, 'dataset'> & { of: Dataset }) {
  const rows = useAllRows(of)
  const navigate = useNavigate()
  const workspace = useSlug()
  const known = rows.data?.rows
  const empty = known?.filter(hasEmptyCell) ?? []
  const take = () => {
    const { id, entity_type: type } = of
    onSheet({ ...sheetOf(empty), from: { id, title: of.title } })
    const lacking = emptyColumns(empty)
    // The columns that lack a value. The address keeps its columns if it already has some.
    const columns = of.columns
      .map(({ key }) => key)
      .filter((key) => BUILT_IN[type].includes(key) && lacking.includes(key))
    const search = (now: { type?: string; columns?: string }) => ({
      ...now,
      type: now.type ?? type,
      columns: now.columns ?? (columns.join(',') || undefined),
    })
    void navigate({ to: '.', search: search as never, replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are taken once, when they are read
  useEffect(() => {
    if (empty.length > 0) take()
  }, [known])
  return (
    <Loaded query={rows}>
      {() => (
        <>
          <p>Every cell of this dataset has a value, or a reason for having none.</p>
          <div className="row">
            <LinkButton to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: of.id }}>
              Back to the dataset
            </LinkButton>
            <ActionButton onClick={onOther}>Use other rows</ActionButton>
          </div>
        </>
      )}
    </Loaded>
  )
}

function sheetOf(rows: readonly Row[]): Sheet {
  const fields = ROW_FIELDS.filter((field) => rows.some(({ seed }) => typeof seed[field] === 'string'))
  const lines = rows.map(({ seed }) => fields.map((field) => String(seed[field] ?? '')))
  return { table: [[...fields], ...lines], hasHead: true, mapping: [...fields] }
}
