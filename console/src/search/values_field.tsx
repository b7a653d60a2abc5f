import { TextInput } from '@mantine/core'
import { XMarkIcon } from '@heroicons/react/20/solid'
import { useId, useState } from 'react'
import { useApiRead } from '../api/call'
import { useMayCall } from './found'
import { useSettled } from '../shared/settled'

type Field = 'title' | 'company' | 'location' | 'industry' | 'skill'
type Props = {
  label: string
  /** The field whose values complete what is typed. */
  completes?: Field
  values?: readonly string[]
  onChange: (values: string[]) => void
  placeholder?: string
}

/** A field for several values. Enter adds one; the index completes what is typed. */
export function ValuesField({ label, completes, values = [], onChange, placeholder }: Props) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const suggestions = useSuggestions(completes, typed)
  const add = (text: string) => {
    if (text.trim()) onChange([...values, text.trim()])
    setTyped('')
  }
  return (
    <div>
      <TextInput
        label={label}
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

function useSuggestions(field: Field | undefined, typed: string): string[] {
  const prefix = useSettled(typed.trim(), 150)
  const mayCall = useMayCall()
  const { data } = useApiRead('/v1/autocomplete', {
    query: { field: field ?? 'title', prefix, limit: 8 },
    enabled: field !== undefined && prefix.length > 1 && mayCall,
  })
  return prefix.length > 1 && typed !== '' ? (data?.data.suggestions.map(({ value }) => value) ?? []) : []
}
