import { useState } from 'react'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { minute } from '../shared/format'
import { Notice } from '../shared/notice'
import { Secret } from '../shared/secret'
import { WindowButton } from '../shared/window_button'
import { type Key, useRotateKey } from './keys'

const OVERLAPS = [
  { value: '24', text: 'For 24 hours' },
  { value: '1', text: 'For 1 hour' },
  { value: '168', text: 'For 7 days' },
  { value: '0', text: 'Not at all: it stops now' },
]

/** A button that gives a key a new secret, then shows the secret once. */
export function RotateKey({ of: key }: { of: Key }) {
  return (
    <WindowButton label="Rotate" aria-label={`Rotate ${key.name}`} title={`New secret for ${key.name}`}>
      {(close) => <RotateForm of={key} close={close} />}
    </WindowButton>
  )
}

function RotateForm({ of: key, close }: { of: Key; close: () => void }) {
  const rotate = useRotateKey(key.id)
  const [hours, setHours] = useState('24')
  if (rotate.data)
    return (
      <Secret label="The new key" text={rotate.data.secret} onDone={close}>
        <Notice kind="info">
          Copy the key now. The service stores only its hash.{' '}
          {hours === '0'
            ? 'The former secret no longer works.'
            : `The former secret works until ${minute(rotate.data.former_until)}.`}
        </Notice>
      </Secret>
    )
  return (
    <ActionForm
      change={rotate}
      action="Rotate key"
      onCancel={close}
      onSubmit={() => rotate.mutate(Number(hours))}
    >
      <p>The key keeps its name, scopes, limits and spend. Only its secret changes.</p>
      <Choice label="The former secret still works" options={OVERLAPS} value={hours} onChange={setHours} />
    </ActionForm>
  )
}
