import { useSearch } from '@tanstack/react-router'
import { Avatar } from '../shared/avatar'
import { Filter } from '../shared/filter'
import { FilterChips, textOf } from '../shared/filter_chips'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { PERIODS } from '../shared/periods'
import { ACTIONS } from './audit_actions'
import { AuditChange } from './audit_change'
import { ExportAudit } from './export_audit'
import { useAudit, useMembers } from './members'

const OPTIONS = Object.entries(ACTIONS).map(([value, text]) => ({ value, text }))

export function AuditPage() {
  const { cursor, action, email, days, sort } = useSearch({ from: '/w/$workspace/audit' })
  const members = useMembers().data?.items ?? []
  const filters = { action, email, days: days && Number(days), sort: sort as never }
  return (
    <Page title="Audit log" actions={<ExportAudit filters={filters} />}>
      <div className="row filters">
        <Filter label="Action" param="action" options={OPTIONS} />
        <Filter
          label="By"
          param="email"
          options={[...members.map((member) => member.email), 'command line'].map((by) => ({
            value: by,
            text: by,
          }))}
        />
        <Filter label="Time" param="days" options={PERIODS} />
      </div>
      <FilterChips
        chips={[
          { param: 'action', label: 'Action', text: action && ACTIONS[action] },
          { param: 'email', label: 'By', text: email },
          { param: 'days', label: 'Time', text: textOf(PERIODS, days) },
        ]}
      />
      <List
        query={useAudit({ ...filters, cursor })}
        caption="Audit log"
        idOf={({ sequence }) => String(sequence)}
        empty={action || email || days ? 'No entries match these filters.' : 'No changes yet.'}
        columns={[
          { title: 'Change', sort: 'action', cell: (entry) => <AuditChange of={entry} /> },
          {
            title: 'By',
            sort: 'email',
            cell: ({ email: by }) => (
              <span className="person">
                <Avatar name={by} />
                {by}
              </span>
            ),
          },
          { title: 'When', sort: 'when', field: 'created_at', as: 'log_time' },
        ]}
      />
    </Page>
  )
}
