import { useNavigate, useSearch } from '@tanstack/react-router'
import { Avatar } from '../shared/avatar'
import { Filter } from '../shared/filter'
import { FilterChips, textOf } from '../shared/filter_chips'
import { Pager } from '../shared/list'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { PERIODS } from '../shared/periods'
import { type Column, Table } from '../shared/table'
import { Window } from '../shared/window'
import { ACTIONS } from './audit_actions'
import { ACTION_OPTIONS } from './audit_areas'
import { AuditChange } from './audit_change'
import { WholeEntry } from './audit_entry'
import { ExportAudit } from './export_audit'
import { type Fold, foldEntries } from './fold_entries'
import { useAudit, useMembers } from './members'

export function AuditPage() {
  const { cursor, action, email, days, sort, entry } = useSearch({ from: '/w/$workspace/audit' })
  const members = useMembers().data?.items ?? []
  const filters = { action, email, days: days && Number(days), sort: sort as never }
  const navigate = useNavigate()
  const setOpen = (sequence?: number) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, entry: sequence })) as never })
  const isByTime = !sort || sort.endsWith('when')
  return (
    <Page
      title="Audit log"
      about="Who changed what in this workspace."
      actions={<ExportAudit filters={filters} />}
    >
      <div className="row filters">
        <Filter label="Action" param="action" options={ACTION_OPTIONS} />
        <Filter
          label="By"
          param="email"
          options={[
            ...members.map(({ email, name }) => ({ value: email, text: name ?? email })),
            ...['command line', 'the service'].map((by) => ({ value: by, text: by })),
          ]}
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
      <Loaded query={useAudit({ ...filters, cursor })} shape="table">
        {({ items, next_cursor }) => {
          const folds = isByTime
            ? foldEntries(items)
            : items.map((one) => ({ entry: one, times: [one.created_at] }))
          const opened = folds.find((fold) => fold.entry.sequence === entry)
          return (
            <>
              <Table
                caption="Audit log"
                items={folds}
                idOf={idOf}
                dayOf={isByTime ? (fold) => fold.entry.created_at : undefined}
                onOpen={(fold) => setOpen(fold.entry.sequence)}
                empty={action || email || days ? 'No entries match these filters.' : 'No changes yet.'}
                columns={columnsOf(
                  isByTime,
                  setOpen,
                  new Map(members.map(({ email, name }) => [email, name]))
                )}
              />
              <Pager next={next_cursor} />
              <Window
                title={opened ? ACTIONS[opened.entry.action] : ''}
                isOpen={opened !== undefined}
                onClose={() => setOpen()}
                wide
                side
              >
                {opened && <WholeEntry of={opened} />}
              </Window>
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

const idOf = ({ entry }: Fold) => String(entry.sequence)

/** `inDay` leaves the date out of the times, because the entries stand below their days. */
const columnsOf = (
  inDay: boolean,
  open: (sequence: number) => void,
  names: ReadonlyMap<string, string | null>
): Column<Fold>[] => [
  {
    title: 'Change',
    sort: 'action',
    cell: (fold) => <AuditChange of={fold} onOpen={() => open(fold.entry.sequence)} />,
  },
  {
    title: 'By',
    sort: 'email',
    cell: ({ entry: { email } }) => (
      <span className="person no-break" title={email}>
        <Avatar name={names.get(email) ?? email} />
        {names.get(email) ?? email}
      </span>
    ),
  },
  {
    title: 'When',
    sort: 'when',
    value: ({ entry }) => entry.created_at,
    as: inDay ? 'day_time' : 'log_time',
  },
]
