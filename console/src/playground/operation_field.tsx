import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { exampleOf } from './example_of'
import type { Json } from './operations'

type Props = {
  name: string
  schema: Json
  required: boolean
  value: string
  onChange: (value: string) => void
}

/** The field of a parameter or a member of the body. Values that are not scalars are typed as JSON. */
export function OperationField({ name, schema, required, value, onChange }: Props) {
  const label = required ? `${name} (required)` : name
  const choices = schema.type === 'boolean' ? ['true', 'false'] : (schema.enum as unknown[] | undefined)
  if (choices)
    return (
      <Choice
        label={label}
        options={[
          { value: '', text: required ? 'Choose' : 'Not sent' },
          ...choices.filter((one) => one !== null).map((one) => ({ value: String(one), text: String(one) })),
        ]}
        value={value}
        onChange={onChange}
      />
    )
  const isScalar = ['string', 'integer', 'number'].includes([schema.type].flat()[0])
  if (isScalar)
    return (
      <Field label={label} hint={schema.description} value={value} onChange={onChange} autoComplete="off" />
    )
  return (
    <div className="json-field">
      <Field
        label={label}
        hint={[schema.description, 'JSON'].filter(Boolean).join(' ')}
        rows={Math.min(8, Math.max(2, value.split('\n').length))}
        value={value}
        onChange={onChange}
        placeholder={JSON.stringify(exampleOf(schema))}
        autoComplete="off"
      />
    </div>
  )
}
