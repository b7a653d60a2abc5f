import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Field } from '../../shared/field'
import type { EntityType } from '../columns'
import { documented, priceOf } from './documented'

type Props = { type: EntityType; value: readonly string[]; onChange: (keys: string[]) => void }

/** The price of every column of a group, or null if they differ. */
function onePrice(columns: readonly { key: string }[]): string | null {
  const [price, ...others] = new Set(columns.map(({ key }) => priceOf(key)))
  return others.length === 0 ? price : null
}

/** The documented columns in groups, with a search and the price of each found value. */
export function ChooseColumns({ type, value, onChange }: Props) {
  const [words, setWords] = useState('')
  const groups = documented(type, words)
  return (
    <Checkbox.Group aria-label="Columns to fill" value={[...value]} onChange={onChange}>
      <div className="stack">
        <Field
          label="Search columns"
          isLabelHidden
          type="search"
          value={words}
          onChange={setWords}
          placeholder="Search columns"
        />
        {groups.map(([group, columns]) => (
          <fieldset key={group} className="column-group">
            <legend>
              {group} {onePrice(columns) && <span className="quiet small">{onePrice(columns)} each</span>}
            </legend>
            <div className="checks grid">
              {columns.map(({ key, text }) => (
                <Checkbox
                  key={key}
                  value={key}
                  label={<span title={key}>{text}</span>}
                  description={onePrice(columns) ? undefined : priceOf(key)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {groups.length === 0 && (
          <p className="quiet">No documented column matches. Add a column of your own below.</p>
        )}
      </div>
    </Checkbox.Group>
  )
}
