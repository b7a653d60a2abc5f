import { ConfirmButton } from '../shared/confirm_button'
import { count, share } from '../shared/format'
import { Progress } from '../shared/progress'
import { type Index, type IndexName, useRebuild } from './indexes'

/** Shows the progress of a running rebuild, or the error of a failed one. */
export function RebuildState({ of: { name, rebuild } }: { of: Index }) {
  if (!rebuild) return null
  const { status, documents, whole, error } = rebuild
  if (status === 'running')
    return (
      <span className="meter" role="status">
        {whole === 0 ? 'rebuilding …' : `${share(documents / whole)}: ${count(documents)} of ${count(whole)}`}
        <Progress label={`Rebuild of ${name}`} of={whole} done={documents} />
      </span>
    )
  return status === 'failed' ? <span className="bad">{error}</span> : null
}

export function RebuildButton({ of: { name, rebuild } }: { of: Index }) {
  return (
    <ConfirmButton
      label="Rebuild"
      aria-label={`Rebuild ${name}`}
      title={`Rebuild the ${name} index?`}
      action="Rebuild index"
      kind="plain"
      disabled={rebuild?.status === 'running'}
      change={useRebuild()}
      input={name as IndexName}
    >
      <p>
        The service builds a new version from the records and then switches to it. Searches continue
        meanwhile. A rebuild uses processor time of this service.
      </p>
    </ConfirmButton>
  )
}
