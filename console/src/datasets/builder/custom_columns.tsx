import { FORMATS } from '#domain/datasets/columns'
import { ActionButton } from '../../shared/button'
import { Choice } from '../../shared/choice'
import { Field } from '../../shared/field'
import type { NewDataset } from '../datasets'
import { priceOf } from './documented'

export type Custom = { id: number; description: string; format: string }
type Column = NewDataset['columns'][number]

const ANY = { value: 'any', text: 'Any format' }
const OPTIONS = [ANY, ...FORMATS.map((value) => ({ value, text: value as string }))]

let last = 0
const newCustom = (description = ''): Custom => ({ id: ++last, description, format: ANY.value })

type Props = { value: readonly Custom[]; onChange: (columns: Custom[]) => void }

/** Fields for columns that the user describes in words, each with a format. */
export function CustomColumns({ value, onChange }: Props) {
  const set = (id: number, change: Partial<Custom>) =>
    onChange(value.map((one) => (one.id === id ? { ...one, ...change } : one)))
  return (
    <fieldset className="column-group">
      <legend>Columns of your own</legend>
      {value.map(({ id, description, format }, i) => (
        <div key={id} className="row custom-column">
          <Field
            label={`What to find out (${i + 1})`}
            value={description}
            onChange={(text) => set(id, { description: text })}
            placeholder="languages the person speaks"
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
        <ActionButton onClick={() => onChange([...value, newCustom()])}>
          Add a column of your own
        </ActionButton>
        <span className="quiet small">{priceOf('custom.x')} for each found value</span>
      </div>
    </fieldset>
  )
}

const MAX_KEY = 60

/** Returns the columns of a request. The key is made from the description. */
export function customColumns(value: readonly Custom[]): Column[] {
  const used = new Set<string>()
  return value
    .filter(({ description }) => description.trim() !== '')
    .map(({ description, format }) => {
      const words = description
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean)
        .join('_')
      let key = words.slice(0, MAX_KEY) || 'column'
      for (let n = 2; used.has(key); n++) key = `${words.slice(0, MAX_KEY - 3)}_${n}`
      used.add(key)
      return {
        key: `custom.${key}`,
        description: description.trim(),
        ...(format === ANY.value ? {} : { format: format as Column['format'] }),
      }
    })
}
