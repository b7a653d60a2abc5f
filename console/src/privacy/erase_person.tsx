import { Checkbox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSlug } from '../api/session'
import { ActionForm } from '../shared/action_form'
import { Field } from '../shared/field'
import { type PersonReference, useErase } from './privacy'

const WORD = 'erase'

/** Erases a person after the operator typed a word. */
export function ErasePerson({ person, name }: { person: PersonReference; name: string | null }) {
  const erase = useErase()
  const [workspace, navigate] = [useSlug(), useNavigate()]
  const [typed, setTyped] = useState('')
  const [dropPages, setDropPages] = useState(false)
  const open = (request: string) =>
    void navigate({ to: '/w/$workspace/privacy/$request', params: { workspace, request } })
  const submit = () =>
    erase.mutate({ person, drop_pages: dropPages }, { onSuccess: ({ request }) => open(request) })
  return (
    <ActionForm
      className="card stack"
      change={erase}
      action="Erase"
      isFinal
      disabled={typed.trim() !== WORD}
      onSubmit={submit}
    >
      <h3>Erase</h3>
      <p>
        Removes all data of {name ?? 'this person'} from every workspace, index and backup from now on, and
        later imports skip the person. This cannot be undone.
      </p>
      <Checkbox
        label="Also remove stored pages that mention the person"
        checked={dropPages}
        onChange={({ currentTarget }) => setDropPages(currentTarget.checked)}
      />
      <Field label={`Type ${WORD} to confirm`} value={typed} onChange={setTyped} autoComplete="off" />
    </ActionForm>
  )
}
