import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSlug } from '../../api/session'
import { ActionButton, LinkButton } from '../../shared/button'
import { count } from '../../shared/format'
import { Loaded } from '../../shared/loaded'
import { useAllRows } from '../all_rows'
import { BUILT_IN } from '../columns'
import { type Dataset, type Row, useDataset } from '../datasets'
import { ROW_FIELDS } from '../parse_rows'
import { hasEmptyCell, isUnfilled } from '../unfilled'
import type { Sheet } from './mapping'

type Props = {
  dataset: string
  onSheet: (sheet: Sheet) => void
  onOther: () => void
}

/**
 * Takes the rows of an earlier dataset in which no column was filled. If there are none, offers the
 * rows with an empty cell.
 */
export function EarlierRows({ dataset, ...on }: Props) {
  return <Loaded query={useDataset(dataset)}>{(data) => <Take of={data.dataset} {...on} />}</Loaded>
}

function Take({ of, onSheet, onOther }: Omit<Props, 'dataset'> & { of: Dataset }) {
  const rows = useAllRows(of)
  const navigate = useNavigate()
  const known = rows.data?.rows
  const unfilled = known?.filter(isUnfilled)
  const take = (taken: readonly Row[], lack: string) => {
    const { id, entity_type: type } = of
    onSheet({ ...sheetOf(taken), from: { id, title: of.title, lack } })
    // The same columns as before, unless the address already has others.
    const columns = of.columns.map(({ key }) => key).filter((key) => BUILT_IN[type].includes(key))
    const search = (now: { type?: string; columns?: string }) => ({
      ...now,
      type: now.type ?? type,
      columns: now.columns ?? (columns.join(',') || undefined),
    })
    void navigate({ to: '.', search: search as never, replace: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are taken once, when they are read
  useEffect(() => {
    if (unfilled && unfilled.length > 0) take(unfilled, 'without a value')
  }, [known])
  return (
    <Loaded query={rows}>
      {(all) => (
        <Offer
          dataset={of.id}
          rows={all.rows.filter(hasEmptyCell)}
          onTake={(taken) => take(taken, 'with an empty cell')}
          onOther={onOther}
        />
      )}
    </Loaded>
  )
}

type OfferProps = {
  dataset: string
  rows: readonly Row[]
  onTake: (rows: readonly Row[]) => void
  onOther: () => void
}

/** What remains to do with a dataset in which every row has a value. */
function Offer({ dataset, rows, onTake, onOther }: OfferProps) {
  const workspace = useSlug()
  const some = rows.length === 1 ? '1 row has an empty cell' : `${count(rows.length)} rows have an empty cell`
  return (
    <>
      <p>Every row of this dataset has a value. {rows.length > 0 ? `${some}.` : 'No cell is empty.'}</p>
      <div className="row">
        {rows.length > 0 && (
          <ActionButton kind="main" onClick={() => onTake(rows)}>
            {rows.length === 1 ? 'Use it' : 'Use them'}
          </ActionButton>
        )}
        <LinkButton to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset }}>
          Back to the dataset
        </LinkButton>
        <ActionButton onClick={onOther}>Use other rows</ActionButton>
      </div>
    </>
  )
}

function sheetOf(rows: readonly Row[]): Sheet {
  const fields = ROW_FIELDS.filter((field) => rows.some(({ seed }) => typeof seed[field] === 'string'))
  const lines = rows.map(({ seed }) => fields.map((field) => String(seed[field] ?? '')))
  return { table: [[...fields], ...lines], hasHead: true, mapping: [...fields] }
}
