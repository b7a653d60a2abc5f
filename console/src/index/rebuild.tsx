import { useState } from 'react'
import { useIsOperator } from '../session/session'
import { ActionButton } from '../shared/button'
import { Confirm } from '../shared/confirm'
import { count, share } from '../shared/format'
import { type Index, type IndexName, useRebuild } from './indexes'

/** How far a rebuild that was asked for is, or that it failed. */
export function RebuildState({ of: { name, rebuild } }: { of: Index }) {
  if (!rebuild) return null
  const { status, documents, whole, error } = rebuild
  if (status === 'running')
    return (
      <span className="meter" role="status">
        {whole === 0 ? 'rebuilding …' : `${share(documents / whole)}: ${count(documents)} of ${count(whole)}`}
        <progress aria-label={`Rebuild of ${name}`} max={Math.max(1, whole)} value={documents}>
          {documents}
        </progress>
      </span>
    )
  return status === 'failed' ? <span className="bad">{error}</span> : null
}

/** Builds an index anew, after asking. */
export function RebuildButton({ of: { name, rebuild } }: { of: Index }) {
  const isOperator = useIsOperator()
  const start = useRebuild()
  const [isAsking, setAsking] = useState(false)
  if (!isOperator) return null
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
