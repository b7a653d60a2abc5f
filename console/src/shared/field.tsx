import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField,
  type TextFieldProps,
} from 'react-aria-components'

type Props = Omit<TextFieldProps, 'children' | 'className'> & {
  label: string
  hint?: string
  /** The lines of a text area; without it the field has one line. */
  rows?: number
  placeholder?: string
  min?: number
}

/** A labelled text field with its hint and error. */
export function Field({ label, hint, rows, placeholder, min, ...props }: Props) {
  return (
    <TextField {...props} className="field">
      <Label>{label}</Label>
      {rows ? (
        <TextArea rows={rows} placeholder={placeholder} spellCheck={false} />
      ) : (
        <Input placeholder={placeholder} min={min} step={props.type === 'number' ? 1 : undefined} />
      )}
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error" />
    </TextField>
  )
}
