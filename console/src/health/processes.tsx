import type { useService } from '../service/service'
import { Table } from '../shared/table'

type Process = NonNullable<ReturnType<typeof useService>['data']>['processes'][number]

export function Processes({ processes }: { processes: readonly Process[] }) {
  return (
    <section aria-label="Processes">
      <h2>Processes</h2>
      <Table
        caption="Processes with a recent heartbeat"
        items={processes}
        idOf={({ host, started_at, role }) => `${role} ${host} ${started_at}`}
        empty="No process has a recent heartbeat."
        columns={[
          { title: 'Host', field: 'host' },
          { title: 'Role', field: 'role' },
          { title: 'Started', field: 'started_at', as: 'time' },
          { title: 'Last heartbeat', field: 'beat_at', as: 'time' },
        ]}
      />
    </section>
  )
}
