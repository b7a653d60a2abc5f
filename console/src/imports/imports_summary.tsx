import { count, rate } from '../shared/format'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import type { ImportEntry } from './imports'

/** What the listed imports changed together, and how many rows they rejected. */
export function ImportsSummary({ of: imports }: { of: readonly ImportEntry[] }) {
  const sum = (of: 'read' | 'added' | 'replaced' | 'rejected') =>
    imports.reduce((total, entry) => total + entry[of], 0)
  const [last] = imports.map(({ started_at }) => started_at).sort((a, b) => Date.parse(b) - Date.parse(a))
  return (
    <Stats>
      <Stat
        title="Imports"
        value={count(imports.length)}
        note={
          last && (
            <>
              the last <When at={last} />
            </>
          )
        }
      />
      <Stat title="Rows read" value={count(sum('read'))} />
      <Stat title="Records added" value={count(sum('added'))} note={`${count(sum('replaced'))} replaced`} />
      <Stat
        title="Rows rejected"
        value={<span className={sum('rejected') > 0 ? 'bad' : undefined}>{count(sum('rejected'))}</span>}
        note={sum('read') > 0 && `${rate(sum('rejected'), sum('read'))} of the rows read`}
      />
    </Stats>
  )
}
