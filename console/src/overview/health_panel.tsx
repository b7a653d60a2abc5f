import { Link } from '@tanstack/react-router'
import { indexState } from '../index/index_state'
import { useIndexes } from '../index/indexes'
import { useService } from '../service/service'
import { useSlug } from '../api/session'
import { Badge } from '../shared/badge'
import { count, dayName, size } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Stat, Stats } from '../shared/stat'

/** The state of the service, with a link to the page with details. */
export function HealthPanel() {
  return (
    <section aria-label="Health">
      <header className="row between">
        <h2>Health</h2>
        <Link to="/w/$workspace/health" params={{ workspace: useSlug() }}>
          All checks
        </Link>
      </header>
      <HealthTiles />
    </section>
  )
}

/** The state of processes, queue, page archive and indexes. */
export function HealthTiles() {
  const workspace = useSlug()
  return (
    <Stats>
      <Loaded query={useService()}>
        {({ processes, queue, archive }) => {
          const workers = processes.filter(({ role }) => role !== 'web')
          return (
            <>
              <Stat
                title="Workers"
                value={<Badge state={workers.length > 0 ? 'alive' : 'none alive'} />}
                note={`${count(workers.length)} of ${count(processes.length)} processes`}
              />
              <Stat
                title="Queue"
                value={<Badge state={queueState(queue)} />}
                note={`${count(queue.waiting)} waiting, ${count(queue.running)} running, ${count(queue.dead)} dead`}
              />
              <Stat
                title="Page archive"
                value={size(archive.bytes)}
                note={`${count(archive.pages)} pages${archive.newest_reading ? `, the newest of ${dayName(archive.newest_reading.slice(0, 10))}` : ''}`}
              />
            </>
          )
        }}
      </Loaded>
      <Loaded query={useIndexes()}>
        {(items) =>
          items.map((index) => (
            <Stat
              key={index.name}
              title={
                <Link to="/w/$workspace/indexes" params={{ workspace }}>
                  Index: {index.name}
                </Link>
              }
              value={<Badge state={indexState(index)} />}
              note={`${count(index.documents)} searchable, ${count(index.behind)} behind`}
            />
          ))
        }
      </Loaded>
    </Stats>
  )
}

function queueState({ reachable, dead }: { reachable: boolean; dead: number }): string {
  if (!reachable) return 'unreachable'
  return dead > 0 ? 'has dead jobs' : 'healthy'
}
