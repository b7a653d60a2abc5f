import { useNavigate } from '@tanstack/react-router'
import { useIsAdmin, useSlug } from '../api/session'
import { ActionButton } from '../shared/button'
import { ConfirmButton } from '../shared/confirm_button'
import { Menu } from '../shared/menu'
import { Failure } from '../shared/failure'
import { EditMonitor } from './edit_monitor'
import { type Monitor, usePause, useRemoveMonitor, useResume } from './monitors'

/** Edits, pauses, resumes and deletes a monitor, for admins. */
export function MonitorActions({ monitor }: { monitor: Monitor }) {
  const { id, status } = monitor
  const workspace = useSlug()
  const navigate = useNavigate()
  const openNext = () => navigate({ to: '/w/$workspace/monitors', params: { workspace } })
  const [pause, resume, remove] = [usePause(), useResume(), useRemoveMonitor(openNext)]
  if (!useIsAdmin()) return null
  return (
    <>
      <Failure of={pause.error ?? resume.error} />
      <EditMonitor monitor={monitor} />
      {status === 'active' && (
        <ActionButton loading={pause.isPending} onClick={() => pause.mutate(id)}>
          Pause
        </ActionButton>
      )}
      {status === 'paused' && (
        <ActionButton kind="main" loading={resume.isPending} onClick={() => resume.mutate(id)}>
          Resume
        </ActionButton>
      )}
      <Menu label="More actions" isIcon>
        <ConfirmButton
          label="Delete"
          title="Delete this monitor?"
          action="Delete monitor"
          change={remove}
          input={id}
        >
          <p>It stops running, and the people it has reported are forgotten.</p>
        </ConfirmButton>
      </Menu>
    </>
  )
}
