import { Checkbox, CheckboxGroup, Form, Label } from 'react-aria-components'
import { fieldsOf, messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { Window } from '../shared/window'
import { type NewKey, useCreateKey } from './keys'
import { LimitFields, limitsOf } from './limit_fields'
import { SCOPES } from './scopes'
import { SecretOnce } from './secret_once'

/** Makes a key, then shows its secret once. */
export function NewKeyWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const create = useCreateKey()
  const close = () => {
    create.reset()
    onClose()
  }
  const secret = create.data?.secret
  return (
    <Window title={secret ? 'The new key' : 'New key'} isOpen={isOpen} onClose={close}>
      {secret ? (
        <SecretOnce secret={secret} onDone={close} />
      ) : (
        <Form
          className="stack"
          validationErrors={fieldsOf(create.error)}
          onSubmit={(event) => {
            event.preventDefault()
            create.mutate(keyOf(new FormData(event.currentTarget)))
          }}
        >
          <Field
            label="Name"
            name="name"
            hint="To know it by, such as the service that uses it."
            isRequired
            autoFocus
          />
          <CheckboxGroup
            name="scopes"
            isRequired
            className="field"
            defaultValue={['people:search', 'account:read']}
          >
            <Label>What it may do</Label>
            {Object.entries(SCOPES).map(([scope, opens]) => (
              <Checkbox key={scope} value={scope} className="check">
                <span className="box" aria-hidden="true" />
                <span>
                  <code>{scope}</code> <span className="quiet">{opens}</span>
                </span>
              </Checkbox>
            ))}
          </CheckboxGroup>
          <LimitFields />
          <Field label="Expires" name="expires_at" type="datetime-local" hint="Your time. Empty: never." />
          {create.error && <Notice kind="bad">{messageOf(create.error)}</Notice>}
          <div className="row end">
            <ActionButton onPress={close}>Cancel</ActionButton>
            <ActionButton type="submit" kind="main" isPending={create.isPending}>
              Create key
            </ActionButton>
          </div>
        </Form>
      )}
    </Window>
  )
}

function keyOf(form: FormData): NewKey {
  const expires = String(form.get('expires_at') ?? '')
  return {
    name: String(form.get('name')),
    scopes: form.getAll('scopes') as NewKey['scopes'],
    ...limitsOf(form),
    expires_at: expires ? new Date(expires).toISOString() : null,
  }
}
