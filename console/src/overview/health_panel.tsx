import { Link } from '@tanstack/react-router'
import { useIndexes } from '../index/indexes'
import { useService } from '../service/service'
import { useSlug } from '../session/session'
import { Badge } from '../shared/badge'
import { ago, count, size } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Tile } from '../shared/tile'

/** Changes that searches may be behind before that is worth a look. */
const MANY_BEHIND = 1_000

/** Whether what the service is made of is well: processes, queue, indexes, archive. */
export function HealthPanel() {
  const workspace = useSlug()
  const indexes = useIndexes()
  const service = useService()
  return (
    <section aria-label="Health">
      <h2>Health</h2>
      <div className="tiles">
        <Loaded query={service}>
          {({ processes, queue, archive }) => (
            <>
              <Tile
                title="Workers"
                value={<Badge state={working(processes).length > 0 ? 'alive' : 'none alive'} />}
                note={`${count(working(processes).length)} of ${count(processes.length)} processes carry out work`}
              />
              <Tile
                title="Queue"
                value={<Badge state={queueState(queue)} />}
                note={`${count(queue.waiting)} waiting, ${count(queue.running)} running, ${count(queue.dead)} given up`}
              />
              <Tile
                title="Page archive"
                value={size(archive.bytes)}
                note={`${count(archive.pages)} pages${archive.newest_reading ? `, newest read ${ago(archive.newest_reading)}` : ''}`}
              />
            </>
          )}
        </Loaded>
        <Loaded query={indexes}>
          {(items) =>
            items.map((index) => (
              <Tile
                key={index.name}
                title={
                  <Link to="/w/$workspace/indexes" params={{ workspace }}>
                    Index of {index.name}
                  </Link>
                }
                value={<Badge state={indexState(index)} />}
                note={`${count(index.documents)} searchable, ${count(index.behind)} changes behind`}
              />
            ))
          }
        </Loaded>
      </div>
    </section>
  )
}

type Process = { role: 'all' | 'web' | 'worker' }
const working = (processes: readonly Process[]) => processes.filter(({ role }) => role !== 'web')

function queueState({ reachable, dead }: { reachable: boolean; dead: number }): string {
  if (!reachable) return 'unreachable'
  return dead > 0 ? 'given up' : 'well'
}

function indexState(index: { version: string; records: number; behind: number }): string {
  if (index.version === '') return index.records > 0 ? 'not built' : 'empty'
  return index.behind > MANY_BEHIND ? 'behind' : 'fresh'
}
