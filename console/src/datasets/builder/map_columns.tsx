import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MAX_ASYNC_ROWS } from '#domain/datasets/dataset'
import { useSlug } from '../../api/session'
import { ActionButton } from '../../shared/button'
import { Choice } from '../../shared/choice'
import { count } from '../../shared/format'
import { Notice } from '../../shared/notice'
import { bodyOf, rowsOf, type Sheet, suggested, TARGETS, titleOf } from './mapping'

const EXAMPLES = 3

type Props = { sheet: Sheet; onChange: (sheet: Sheet) => void; onClear: () => void }

/** Shows what each column of the table becomes, with examples of its values. */
export function MapColumns({ sheet, onChange, onClear }: Props) {
  const workspace = useSlug()
  const { rows, left } = rowsOf(sheet)
  return (
    <>
      <div className="row between">
        <p role="status">
          <strong>
            {count(rows.length)} {rows.length === 1 ? 'row' : 'rows'}
          </strong>
          {sheet.from && (
            <>
              {' with an empty cell in '}
              <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: sheet.from.id }}>
                {sheet.from.title}
              </Link>
            </>
          )}
          {left > 0 && `; ${count(left)} without a name, address or domain are left out`}
        </p>
        <ActionButton onClick={onClear}>Use other rows</ActionButton>
      </div>
      {sheet.cut && <Notice kind="info">{sheet.cut}</Notice>}
      {rows.length > MAX_ASYNC_ROWS && (
        <Notice kind="info">
          A dataset has at most {count(MAX_ASYNC_ROWS)} rows. The first {count(MAX_ASYNC_ROWS)} are used.
        </Notice>
      )}
      {sheet.from ? (
        <details>
          <summary>Change what each column is</summary>
          <Mapping sheet={sheet} onChange={onChange} />
        </details>
      ) : (
        <Mapping sheet={sheet} onChange={onChange} />
      )}
    </>
  )
}

function Mapping({ sheet, onChange }: Pick<Props, 'sheet' | 'onChange'>) {
  const { table, hasHead, mapping } = sheet
  const body = bodyOf(table, hasHead)
  return (
    <>
      <Checkbox
        label="The first line has column names"
        checked={hasHead}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ ...sheet, hasHead: checked, mapping: suggested(table, checked) })
        }
      />
      <ul className="map">
        {mapping.map((target, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
          <li key={column}>
            <Choice
              label={titleOf(sheet, column)}
              options={TARGETS}
              value={target}
              onChange={(next) => onChange({ ...sheet, mapping: mapping.with(column, next) })}
            />
            <p className="quiet small examples">
              {body
                .map((line) => line[column])
                .filter((value) => value !== '')
                .slice(0, EXAMPLES)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
