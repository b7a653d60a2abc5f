import { type ComponentProps, useState } from 'react'
import { useRead } from '../api/workspace'
import { useSettled } from '../shared/settled'
import { ValuesField } from '../shared/values_field'

type Props = Omit<ComponentProps<typeof ValuesField>, 'suggestions' | 'onTyped'>

/** A field for several schools. The schools of known people complete what is typed. */
export function SchoolValues(props: Props) {
  const [typed, setTyped] = useState('')
  const prefix = useSettled(typed.trim(), 150)
  const isAsked = prefix.length > 1 && typed !== ''
  const { data } = useRead('/people/schools', { query: { prefix }, enabled: isAsked })
  const suggestions = isAsked ? data?.suggestions.map(({ value }) => value) : []
  return <ValuesField {...props} suggestions={suggestions} onTyped={setTyped} />
}
