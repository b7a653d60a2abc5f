import { Checkbox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSlug } from '../api/session'
import { ConfirmTyped } from '../shared/confirm_typed'
import { type PersonReference, useErase } from './privacy'

/** Erases a person after the operator typed a word. */
export function ErasePerson({ person, name }: { person: PersonReference; name: string | null }) {
  const erase = useErase()
  const [workspace, navigate] = [useSlug(), useNavigate()]
  const [dropPages, setDropPages] = useState(false)
  const open = (request: string) =>
    void navigate({ to: '/w/$workspace/privacy/$request', params: { workspace, request } })
  const change = {
    ...erase,
    mutate: (input: { person: PersonReference; drop_pages: boolean }, options: { onSuccess: () => void }) =>
      erase.mutate(input, {
        onSuccess: ({ request }) => {
          options.onSuccess()
          open(request)
        },
      }),
  }
  return (
    <ConfirmTyped
      label="Erase this person"
      title={`Erase ${name ?? 'this person'}?`}
      action="Erase"
      word="erase"
      change={change}
      input={{ person, drop_pages: dropPages }}
    >
      <p>
        All data of the person is removed from every workspace, index and backup from now on, and later
        imports skip the person. This cannot be undone.
      </p>
      <Checkbox
        label="Also remove stored pages that mention the person"
        checked={dropPages}
        onChange={({ currentTarget }) => setDropPages(currentTarget.checked)}
      />
    </ConfirmTyped>
  )
}
