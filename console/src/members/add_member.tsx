import { useState } from 'react'
import { Form } from 'react-aria-components'
import { fieldsOf, messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { CopyButton } from '../shared/copy_button'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { Window } from '../shared/window'
import { type Role, useAddMember } from './members'

const ROLES = [
  { value: 'member', text: 'Member: looks' },
  { value: 'admin', text: 'Admin: changes' },
] as const

/** Lets somebody in; a password made for them is shown once. */
export function AddMemberWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const add = useAddMember()
  const [role, setRole] = useState<Role>('member')
  const close = () => {
    add.reset()
    onClose()
  }
  return (
    <Window title="Add member" isOpen={isOpen} onClose={close}>
      {add.data ? (
        <div className="stack">
          {add.data.password ? (
            <>
              <Notice kind="info">Their password, shown this once:</Notice>
              <output className="secret" aria-label="The password">
                {add.data.password}
              </output>
            </>
          ) : (
            <Notice kind="good">They sign in with the password they have.</Notice>
          )}
          <div className="row end">
            {add.data.password && <CopyButton text={add.data.password} />}
            <ActionButton kind="main" onPress={close}>
              Done
            </ActionButton>
          </div>
        </div>
      ) : (
        <Form
          className="stack"
          validationErrors={fieldsOf(add.error)}
          onSubmit={(event) => {
            event.preventDefault()
            add.mutate({ email: String(new FormData(event.currentTarget).get('email')), role })
          }}
        >
          <Field label="E-mail address" name="email" type="email" isRequired autoFocus />
          <Choice label="Role" options={ROLES} value={role} onChange={setRole} />
          {add.error && <Notice kind="bad">{messageOf(add.error)}</Notice>}
          <div className="row end">
            <ActionButton onPress={close}>Cancel</ActionButton>
            <ActionButton type="submit" kind="main" isPending={add.isPending}>
              Add
            </ActionButton>
          </div>
        </Form>
      )}
    </Window>
  )
}
