import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import { useFieldError } from './field_errors'

type Props = {
  label: string
  name?: string
  hint?: string
  /** The lines of a text area; without it the field has one line. */
  rows?: number
  type?: 'text' | 'email' | 'password' | 'number' | 'url' | 'time' | 'datetime-local' | 'search'
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  placeholder?: string
  autoComplete?: string
  required?: boolean
  readOnly?: boolean
  autoFocus?: boolean
  min?: number
  minLength?: number
}

/** A labelled text field with its hint and error. */
export function Field({ label, hint, rows, type, onChange, autoFocus, ...props }: Props) {
  const error = useFieldError(props.name)
  const shared = {
    ...props,
    label,
    description: hint,
    error,
    withAsterisk: false,
    // React focuses the field on a page, Mantine's focus trap in a dialog.
    autoFocus,
    'data-autofocus': autoFocus || undefined,
    onChange:
      onChange && ((event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value)),
  }
  if (rows) return <Textarea {...shared} rows={rows} spellCheck={false} />
  if (type === 'password')
    return <PasswordInput {...shared} visibilityToggleButtonProps={{ 'aria-label': 'Show the typed text' }} />
  return <TextInput {...shared} type={type} step={type === 'number' ? 1 : undefined} />
}
