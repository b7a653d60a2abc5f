import { count, worth } from '../shared/format'
import { Progress } from '../shared/progress'
import { Stat, Stats } from '../shared/stat'
import { estimateOf } from './recall'
import { savedOf, type SetDetails } from './sets'

/** The progress of a Set, how complete it is, and its cost. */
export function SetTiles({ of: { set, run_id, charged } }: { of: SetDetails }) {
  const { admitted, rejected, pending } = set.items
  const wanted = set.searches.reduce((sum, search) => sum + search.count, 0)
  const saved = savedOf(set)
  const { range, why } = estimateOf(set.recall)
  const isReached = wanted > 0 && admitted - saved >= wanted
  return (
    <Stats>
      <Stat
        title="In the Set"
        value={wanted > 0 ? `${count(admitted)} of ${count(wanted + saved)} wanted` : count(admitted)}
        note={
          <>
            {wanted > 0 && !isReached && <Progress label="Found" of={wanted} done={admitted - saved} />}
            {[isReached && 'reached the number', saved > 0 && `${count(saved)} saved by members`]
              .filter(Boolean)
              .join(', ')}
          </>
        }
      />
      <Stat title="People who match" value={range} note={why ?? 'estimated, 90 % sure'} />
      <Stat
        title="Checked"
        value={count(admitted - saved + rejected)}
        note={pending > 0 ? `${count(pending)} pending` : `${count(rejected)} not admitted`}
      />
      <Stat
        title={run_id ? 'Credits so far' : 'Credits charged'}
        value={count(charged)}
        note={run_id ? 'charged when no work remains' : worth(charged)}
      />
    </Stats>
  )
}
