import { Checkbox, CheckboxGroup, Form, Label } from 'react-aria-components'
import { fieldsOf, messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { Window } from '../shared/window'
import { SigningSecret } from './signing_secret'
import { type NewWebhook, useRegister } from './webhooks'

const EVENTS: Record<NewWebhook['events'][number], string> = {
  'set.item.created': 'a Set admitted an item',
  'set.item.enriched': "an item's enrichment completed",
  'set.search.completed': 'a search of a Set finished',
  'set.idle': 'no work remains in a Set',
  'batch.completed': 'a batch enrichment job completed',
  'monitor.item.created': 'a monitor found someone new',
  'monitor.item.changed': 'a field of someone a monitor watches changed',
}

export function RegisterWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const register = useRegister()
  const close = () => {
    register.reset()
    onClose()
  }
  return (
    <Window title="Register webhook" isOpen={isOpen} onClose={close}>
      {register.data ? (
        <SigningSecret secret={register.data.secret} onDone={close} />
      ) : (
        <Form
          className="stack"
          validationErrors={fieldsOf(register.error)}
          onSubmit={(event) => {
            event.preventDefault()
            const form = new FormData(event.currentTarget)
            register.mutate({
              url: String(form.get('url')).trim(),
              events: form.getAll('events') as NewWebhook['events'],
            })
          }}
        >
          <Field
            label="Address"
            name="url"
            type="url"
            placeholder="https://hooks.example.com/kith"
            isRequired
            autoFocus
          />
          <CheckboxGroup name="events" className="field" isRequired>
            <Label>Events</Label>
            {Object.entries(EVENTS).map(([name, tells]) => (
              <Checkbox key={name} value={name} className="check">
                <span className="box" aria-hidden="true" />
                <span>
                  <code>{name}</code> <span className="quiet">{tells}</span>
                </span>
              </Checkbox>
            ))}
          </CheckboxGroup>
          {register.error && <Notice kind="bad">{messageOf(register.error)}</Notice>}
          <div className="row end">
            <ActionButton onPress={close}>Cancel</ActionButton>
            <ActionButton type="submit" kind="main" isPending={register.isPending}>
              Register
            </ActionButton>
          </div>
        </Form>
      )}
    </Window>
  )
}
