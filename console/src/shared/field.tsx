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
  rows?: number
  placeholder?: string
  min?: number
  step?: number
}

/** A labelled text field with its hint and what is wrong with it. */
export function Field({ label, hint, rows, placeholder, min, step, ...props }: Props) {
  return (
    <TextField {...props} className="field">
      <Label>{label}</Label>
      {rows ? (
        <TextArea rows={rows} placeholder={placeholder} spellCheck={false} />
      ) : (
        <Input placeholder={placeholder} min={min} step={step} />
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
