import { Link, useSearch } from '@tanstack/react-router'
import { useIsOperator } from '../api/session'
import { count, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Table } from '../shared/table'
import { Tile } from '../shared/tile'
import { useCredits } from './credits'
import { GrantButton } from './grant_button'
import { KINDS, LedgerFilter } from './ledger_filter'

export function CreditsPage() {
  const { before, kind, key_id, route, days } = useSearch({ from: '/w/$workspace/credits' })
  const isFiltered = kind || key_id || route || days
  return (
    <Page title="Credits" actions={useIsOperator() && <GrantButton />}>
      <Loaded query={useCredits({ before, kind, key_id, route, days })}>
        {({ granted, charged, held, remaining, entries, next_before }) => (
          <>
            <div className="tiles">
              <Tile title="Remaining" value={count(remaining)} note={worth(remaining)} />
              <Tile title="Reserved for running work" value={count(held)} note={worth(held)} />
              <Tile title="Charged" value={count(charged)} note={worth(charged)} />
              <Tile title="Granted" value={count(granted)} note={worth(granted)} />
            </div>
            <h2>Ledger</h2>
            <LedgerFilter />
            <Table
              caption="Ledger, newest first"
              items={entries}
              empty={isFiltered ? 'No entries match these filters.' : 'No entries yet.'}
              columns={[
                { title: 'Entry', cell: ({ kind }) => KINDS[kind] },
                { title: 'Credits', field: 'amount', as: 'count' },
                {
                  title: 'For',
                  cell: ({ route, note }) =>
                    route ? (
                      <Link to="." search={(now) => ({ ...now, before: undefined, route })}>
                        <code>{route}</code>
                      </Link>
                    ) : (
                      note
                    ),
                },
                {
                  title: 'Key',
                  cell: ({ key_id }) =>
                    key_id && (
                      <Link to="." search={(now) => ({ ...now, before: undefined, key_id })}>
                        <code className="small">{key_id}</code>
                      </Link>
                    ),
                },
                { title: 'When', field: 'created_at', as: 'time' },
              ]}
            />
            <nav className="row pager" aria-label="Pages">
              {before && (
                <Link to="." search={(now) => ({ ...now, before: undefined })}>
                  Newest entries
                </Link>
              )}
              {next_before && (
                <Link to="." search={(now) => ({ ...now, before: next_before })}>
                  Older entries
                </Link>
              )}
            </nav>
          </>
        )}
      </Loaded>
    </Page>
  )
}
