import { type ComponentProps, useState } from 'react'
import { useApiRead } from '../api/call'
import { useSettled } from '../shared/settled'
import { ValuesField } from '../shared/values_field'
import { useMayCall } from './use_search'

type Field = 'title' | 'company' | 'location' | 'industry' | 'skill'
type Props = Omit<ComponentProps<typeof ValuesField>, 'suggestions' | 'onTyped'> & {
  /** The field whose values in the index complete what is typed. */
  completes: Field
}

/** A field for several values. The index completes what is typed. */
export function IndexedValues({ completes, ...props }: Props) {
  const [typed, setTyped] = useState('')
  return <ValuesField {...props} suggestions={useSuggestions(completes, typed)} onTyped={setTyped} />
}

function useSuggestions(field: Field, typed: string): string[] {
  const prefix = useSettled(typed.trim(), 150)
  const mayCall = useMayCall()
  const { data } = useApiRead('/v1/autocomplete', {
    query: { field, prefix, limit: 8 },
    enabled: prefix.length > 1 && mayCall,
  })
  return prefix.length > 1 && typed !== '' ? (data?.data.suggestions.map(({ value }) => value) ?? []) : []
}
