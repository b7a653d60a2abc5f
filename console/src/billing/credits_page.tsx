import { Link, useSearch } from '@tanstack/react-router'
import { useKeys } from '../access/keys'
import { useIsOperator } from '../api/session'
import { Badge } from '../shared/badge'
import { BillingTabs } from '../shared/billing_tabs'
import { LinkButton } from '../shared/button'
import { count, shortId, signed, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Table } from '../shared/table'
import { Stat, Stats } from '../shared/stat'
import { useCredits } from './credits'
import { GrantButton } from './grant_button'
import { KINDS, LedgerFilter } from './ledger_filter'

export function CreditsPage() {
  const { before, kind, key_id, route, days } = useSearch({ from: '/w/$workspace/credits' })
  const isFiltered = kind || key_id || route || days
  const keys = useKeys({ limit: 200 }).data?.items ?? []
  const names = new Map(keys.map(({ id, name }) => [id, name]))
  return (
    <Page title="Credits" actions={useIsOperator() && <GrantButton />}>
      <BillingTabs open="credits" />
      <Loaded query={useCredits({ before, kind, key_id, route, days })} shape="page">
        {({ granted, charged, held, remaining, entries, next_before }) => (
          <>
            <Stats>
              <Stat title="Remaining" value={count(remaining)} note={worth(remaining)} />
              <Stat title="Reserved for running work" value={count(held)} note={worth(held)} />
              <Stat title="Charged" value={count(charged)} note={worth(charged)} />
              <Stat title="Granted" value={count(granted)} note={worth(granted)} />
            </Stats>
            <h2>Ledger</h2>
            <LedgerFilter />
            <Table
              caption="Ledger, newest first"
              items={entries}
              empty={isFiltered ? 'No entries match these filters.' : 'No entries yet.'}
              columns={[
                { title: 'Entry', cell: ({ kind }) => <Badge state={KINDS[kind]} tone={TONES[kind]} /> },
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
                      <Link to="." search={(now) => ({ ...now, before: undefined, key_id })} title={key_id}>
                        {names.get(key_id) ?? <code className="small">{shortId(key_id)}</code>}
                      </Link>
                    ),
                },
                { title: 'Credits', number: true, cell: ({ kind, amount }) => amountOf(kind, amount) },
                { title: 'Balance', field: 'remaining', as: 'count' },
                { title: 'When', field: 'created_at', as: 'log_time' },
              ]}
            />
            <nav className="row pager" aria-label="Pages">
              {before && (
                <LinkButton to="." search={(now: object) => ({ ...now, before: undefined }) as never}>
                  Newest entries
                </LinkButton>
              )}
              {next_before && (
                <LinkButton to="." search={(now: object) => ({ ...now, before: next_before }) as never}>
                  Older entries
                </LinkButton>
              )}
            </nav>
          </>
        )}
      </Loaded>
    </Page>
  )
}

const TONES = { grant: 'good', settle: undefined, hold: 'busy', release: 'doubt' } as const

/** A reservation takes credits until its end, and its release returns them. Neither moves the balance. */
function amountOf(kind: keyof typeof KINDS, amount: number) {
  const isTaken = kind === 'settle' || kind === 'hold'
  const text = signed(isTaken ? -amount : amount)
  if (kind === 'grant' || kind === 'settle') return <strong className={kind}>{text}</strong>
  return <span className="quiet">{text}</span>
}
