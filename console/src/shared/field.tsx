import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import { useFieldError } from './field_errors'

type Props = {
  label: string
  /** Only screen readers read the label. */
  isLabelHidden?: boolean
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
  /** Takes the focus when the page or the window opens. */
  focus?: 'page' | 'window'
  min?: number
  minLength?: number
  maxLength?: number
}

/** A labelled text field with its hint and error. */
export function Field({ label, isLabelHidden, hint, rows, type, onChange, focus, ...props }: Props) {
  const error = useFieldError(props.name)
  const shared = {
    ...props,
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
    description: hint,
    error,
    withAsterisk: false,
    // In a window React would move the focus before Mantine notes where it must return.
    autoFocus: focus === 'page',
    'data-autofocus': focus === 'window' || undefined,
    onChange:
      onChange && ((event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value)),
  }
  if (rows) return <Textarea {...shared} rows={rows} spellCheck={false} />
  if (type === 'password')
    return <PasswordInput {...shared} visibilityToggleButtonProps={{ 'aria-label': 'Show the typed text' }} />
  return <TextInput {...shared} type={type} step={type === 'number' ? 1 : undefined} />
}
