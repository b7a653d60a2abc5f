import type { ReactNode } from 'react'
import { FORMATS } from '#domain/datasets/columns'
import { ActionButton } from './button'
import { Choice } from './choice'
import { Field } from './field'

/** A column that the user describes in words. */
export type Described = { id: number; description: string; format: string }

export const ANY_FORMAT = { value: 'any', text: 'Any format' }
const OPTIONS = [ANY_FORMAT, ...FORMATS.map((value) => ({ value, text: value as string }))]

let last = 0
const newColumn = (): Described => ({ id: ++last, description: '', format: ANY_FORMAT.value })

type Props = {
  legend: string
  /** The label of the button that adds a column. */
  action: string
  placeholder: string
  note?: ReactNode
  value: readonly Described[]
  onChange: (columns: Described[]) => void
}

/** Fields for columns that the user describes in words, each with a format. */
export function DescribedColumns({ legend, action, placeholder, note, value, onChange }: Props) {
  const set = (id: number, change: Partial<Described>) =>
    onChange(value.map((one) => (one.id === id ? { ...one, ...change } : one)))
  return (
    <fieldset className="column-group">
      <legend>{legend}</legend>
      {value.map(({ id, description, format }, i) => (
        <div key={id} className="row custom-column">
          <Field
            label={`What to find out (${i + 1})`}
            value={description}
            onChange={(text) => set(id, { description: text })}
            placeholder={placeholder}
          />
          <Choice
            label={`Format (${i + 1})`}
            options={OPTIONS}
            value={format}
            onChange={(next) => set(id, { format: next })}
          />
          <ActionButton
            aria-label={`Remove column ${i + 1}`}
            onClick={() => onChange(value.filter((one) => one.id !== id))}
          >
            Remove
          </ActionButton>
        </div>
      ))}
      <div className="row">
        <ActionButton onClick={() => onChange([...value, newColumn()])}>{action}</ActionButton>
        {note && <span className="quiet small">{note}</span>}
      </div>
    </fieldset>
  )
}
