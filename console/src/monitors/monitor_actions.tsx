import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../api/problem'
import { useIsAdmin, useSlug } from '../session/session'
import { ActionButton } from '../shared/button'
import { Confirm } from '../shared/confirm'
import { Notice } from '../shared/notice'
import { type Monitor, usePause, useRemoveMonitor, useResume } from './monitors'

/** What an admin does with a monitor. */
export function MonitorActions({ monitor: { id, status } }: { monitor: Monitor }) {
  const workspace = useSlug()
  const navigate = useNavigate()
  const leave = () => navigate({ to: '/w/$workspace/monitors', params: { workspace } })
  const [pause, resume, remove] = [usePause(), useResume(), useRemoveMonitor(leave)]
  const [isRemoving, setRemoving] = useState(false)
  const error = pause.error ?? resume.error
  if (!useIsAdmin()) return null
  return (
    <>
      {error && <Notice kind="bad">{messageOf(error)}</Notice>}
      {status === 'active' && (
        <ActionButton isPending={pause.isPending} onPress={() => pause.mutate(id)}>
          Pause
        </ActionButton>
      )}
      {status === 'paused' && (
        <ActionButton kind="main" isPending={resume.isPending} onPress={() => resume.mutate(id)}>
          Resume
        </ActionButton>
      )}
      <ActionButton kind="danger" onPress={() => setRemoving(true)}>
        Delete
      </ActionButton>
      <Confirm
        title="Delete this monitor?"
        action="Delete monitor"
        isOpen={isRemoving}
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate(id)}
        onClose={() => setRemoving(false)}
      >
        <p>It recurs no more, and whom it told of is forgotten.</p>
      </Confirm>
    </>
  )
}
