import { Kbd } from '@mantine/core'
import { PlayIcon } from '@heroicons/react/20/solid'
import { type ReactNode, useRef } from 'react'
import type { Call } from '#domain/clients/snippets'
import { fieldsOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { FieldErrors } from '../shared/field_errors'
import { isMac } from '../shared/platform'
import { problemOf, type useSend } from './send_call'

type Props = {
  call: Call
  send: ReturnType<typeof useSend>
  disabled?: boolean
  /** Stands left of the button. */
  cost?: ReactNode
  onRun?: () => void
  children: ReactNode
}

/** The form of a request. Its button and Ctrl-Enter send the request, and Stop aborts it. */
export function RunForm({ call, send, disabled = false, cost, onRun, children }: Props) {
  const abort = useRef<AbortController>(undefined)
  const run = () => {
    if (disabled || send.isPending) return
    abort.current = new AbortController()
    send.mutate({ call, signal: abort.current.signal })
    onRun?.()
  }
  return (
    <form
      className="card stack"
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      <FieldErrors value={fieldsOf(problemOf(send.data))}>{children}</FieldErrors>
      <div className="row form-foot">
        <div className="form-cost">{cost}</div>
        {send.isPending && <ActionButton onClick={() => abort.current?.abort()}>Stop</ActionButton>}
        <ActionButton
          type="submit"
          kind="main"
          loading={send.isPending}
          disabled={disabled}
          leftSection={<PlayIcon width={16} aria-hidden="true" />}
          rightSection={
            <Kbd size="xs" className="on-main" aria-hidden="true">
              {isMac ? '⌘ ↵' : 'Ctrl ↵'}
            </Kbd>
          }
        >
          Run
        </ActionButton>
      </div>
    </form>
  )
}
