import { TextInput } from '@mantine/core'
import { XMarkIcon } from '@heroicons/react/20/solid'
import { useId, useState } from 'react'

type Props = {
  label: string
  /** Values to choose from. */
  suggestions?: readonly string[]
  /** Receives what is typed, for suggestions. */
  onTyped?: (text: string) => void
  hint?: string
  values?: readonly string[]
  onChange: (values: string[]) => void
  placeholder?: string
}

/** A field for several values. Enter and the choice of a suggestion add one. */
export function ValuesField({
  label,
  suggestions = [],
  onTyped,
  hint,
  values = [],
  onChange,
  placeholder,
}: Props) {
  const [typed, setText] = useState('')
  const list = useId()
  const setTyped = (text: string) => {
    setText(text)
    onTyped?.(text)
  }
  const add = (text: string) => {
    if (text.trim()) onChange([...values, text.trim()])
    setTyped('')
  }
  return (
    <div>
      <TextInput
        label={label}
        description={hint}
        placeholder={placeholder}
        value={typed}
        list={list}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) =>
          suggestions.includes(value) ? add(value) : setTyped(value)
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return
          event.preventDefault()
          add(typed)
        }}
        onBlur={() => add(typed)}
      />
      <datalist id={list}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      {values.length > 0 && (
        <ul className="chips" aria-label={`${label}: values`}>
          {values.map((value) => (
            <li key={value} className="chip">
              <button type="button" title="Edit" aria-label={`Edit ${value}`} onClick={() => edit(value)}>
                {value}
              </button>
              <button type="button" aria-label={`Remove ${value}`} onClick={() => drop(value)}>
                <XMarkIcon width={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  function drop(value: string): void {
    onChange(values.filter((other) => other !== value))
  }

  function edit(value: string): void {
    drop(value)
    setTyped(value)
    document.querySelector<HTMLElement>(`[list="${list}"]`)?.focus()
  }
}
