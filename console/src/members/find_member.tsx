import { useNavigate, useSearch } from '@tanstack/react-router'
import { Field } from '../shared/field'

/** Finds members by a part of their name or address. The address of the page holds the text. */
export function FindMember() {
  const { q = '' } = useSearch({ from: '/w/$workspace/members' })
  const navigate = useNavigate()
  const find = (text: string) =>
    void navigate({
      to: '.',
      search: ((now: object) => ({ ...now, q: text || undefined })) as never,
      replace: true,
    })
  return <Field label="Find" type="search" value={q} onChange={find} placeholder="Name or address" />
}
