import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Stat, Stats } from '../shared/stat'
import { useRequests, useSuppressionCounts } from './privacy'

/** The erasures that still run, and how many people are on the lists. */
export function PrivacySummary() {
  const requests = useRequests().data?.items
  const open = requests?.filter(({ status }) => status !== 'completed').length ?? 0
  return (
    <Loaded query={useSuppressionCounts()} shape="stats">
      {({ suppressed, do_not_contact }) => (
        <Stats>
          <Stat
            title="Erasures under way"
            value={count(open)}
            note={requests && open === 0 && requests.length > 0 && 'all are completed'}
          />
          <Stat title="Suppressed people" value={count(suppressed)} note="never stored or returned" />
          <Stat title="Do not contact" value={count(do_not_contact)} note="stored without contacts" />
        </Stats>
      )}
    </Loaded>
  )
}
