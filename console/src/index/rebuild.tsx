import { useState } from 'react'
import { useIsAdmin } from '../session/session'
import { ActionButton } from '../shared/button'
import { Confirm } from '../shared/confirm'
import { count, share } from '../shared/format'
import { When } from '../shared/when'
import { type Index, type IndexName, useRebuild } from './indexes'

/** How the last rebuild of an index is or went. */
export function RebuildState({ of: { name, rebuild } }: { of: Index }) {
  if (!rebuild) return <span className="quiet">–</span>
  const { status, documents, whole, error, ended_at } = rebuild
  if (status === 'running')
    return (
      <span className="meter" role="status">
        {whole === 0 ? 'counting …' : `${count(documents)} of ${count(whole)} (${share(documents / whole)})`}
        <progress aria-label={`Rebuild of ${name}`} max={Math.max(1, whole)} value={documents}>
          {documents}
        </progress>
      </span>
    )
  if (status === 'failed') return <span className="bad">{error}</span>
  return (
    <span>
      {count(documents)} documents, <When at={ended_at} />
    </span>
  )
}

/** Builds an index anew, after asking. */
export function RebuildButton({ of: { name, rebuild } }: { of: Index }) {
  const isAdmin = useIsAdmin()
  const start = useRebuild()
  const [isAsking, setAsking] = useState(false)
  if (!isAdmin) return null
  const close = () => {
    start.reset()
    setAsking(false)
  }
  return (
    <>
      <ActionButton
        aria-label={`Rebuild ${name}`}
        isDisabled={rebuild?.status === 'running'}
        onPress={() => setAsking(true)}
      >
        Rebuild
      </ActionButton>
      <Confirm
        title={`Rebuild the index ${name}?`}
        action="Rebuild it"
        isOpen={isAsking}
        isPending={start.isPending}
        error={start.error}
        onConfirm={() => start.mutate(name as IndexName, { onSuccess: close })}
        onClose={close}
      >
        <p>
          It is built anew from the records and swapped in when it is whole; searches go on meanwhile. It
          takes processor time of this service.
        </p>
      </Confirm>
    </>
  )
}
