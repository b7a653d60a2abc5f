import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Field } from '../../shared/field'
import type { EntityType } from '../columns'
import { documented, priceOf } from './documented'

type Props = { type: EntityType; value: readonly string[]; onChange: (keys: string[]) => void }

/** The documented columns in groups, with a search and the price of each found value. */
export function ChooseColumns({ type, value, onChange }: Props) {
  const [words, setWords] = useState('')
  const groups = documented(type, words)
  return (
    <Checkbox.Group
      label="Columns to fill"
      description="Only found values are charged."
      value={[...value]}
      onChange={onChange}
    >
      <div className="stack">
        <Field label="Search columns" type="search" value={words} onChange={setWords} />
        {groups.map(([group, columns]) => (
          <fieldset key={group} className="column-group">
            <legend>{group}</legend>
            <div className="checks grid">
              {columns.map(({ key, text }) => (
                <Checkbox key={key} value={key} label={text} description={`${key} · ${priceOf(key)}`} />
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
