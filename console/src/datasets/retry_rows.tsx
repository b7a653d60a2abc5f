import { useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { count } from '../shared/format'
import type { Row } from './datasets'
import { hasEmptyCell } from './unfilled'

/** Leads to a new dataset of the rows that have an empty cell. It shows the price first. */
export function RetryRows({ dataset, rows }: { dataset: string; rows: readonly Row[] }) {
  const workspace = useSlug()
  const empty = rows.filter(hasEmptyCell).length
  if (empty === 0) return null
  const some = `${count(empty)} ${empty === 1 ? 'row' : 'rows'}`
  return (
    <LinkButton
      to="/w/$workspace/datasets/new"
      params={{ workspace }}
      search={{ from: dataset }}
      title={`Fills ${some} again in a new dataset. Shows the price first.`}
    >
      {`Retry ${some} with empty cells`}
    </LinkButton>
  )
}
