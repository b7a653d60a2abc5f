import { useSearch } from '@tanstack/react-router'
import { STANDARD_CELLS_PER_ACU } from '#domain/billing/prices'
import { useIsOperator } from '../api/session'
import { BillingTabs } from '../shared/billing_tabs'
import { LinkButton } from '../shared/button'
import { count, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Stat, Stats } from '../shared/stat'
import { useCredits } from './credits'
import { ExportLedger } from './export_ledger'
import { GrantButton } from './grant_button'
import { Ledger } from './ledger'
import { LedgerFilter } from './ledger_filter'
import { lastInWords, RATE } from '../usage/days_left'
import { ChargedPerDay } from './charged_per_day'
import { useDaysLeft } from '../usage/use_days_left'

export function CreditsPage() {
  const { before, state, key_id, route, days } = useSearch({ from: '/w/$workspace/credits' })
  const filters = { state, key_id, route, days }
  const isFiltered = state || key_id || route || days
  const credits = useCredits({ ...filters, before })
  const last = lastInWords(useDaysLeft(credits.data?.remaining))
  return (
    <Page
      title="Credits"
      actions={
        <>
          {useIsOperator() && <GrantButton />}
          <ExportLedger filters={filters} />
        </>
      }
    >
      <BillingTabs open="credits" />
      <Loaded query={credits} shape="page">
        {({ granted, charged, held, remaining, lines, next_before }) => (
          <>
            <div className="with-chart">
              <Stats>
                <Stat
                  title="Balance"
                  value={count(remaining)}
                  note={<span title={RATE}>{last ? `${worth(remaining)}, ${last}` : worth(remaining)}</span>}
                />
                <Stat
                  title="Reserved for running work"
                  value={count(held)}
                  note={`${count(remaining - held)} free`}
                />
                <Stat
                  title="Charged"
                  value={count(charged)}
                  note={`of ${count(granted)} granted, ${worth(charged)}`}
                />
              </Stats>
              <ChargedPerDay />
            </div>
            <h2>Ledger</h2>
            <p className="quiet">
              A request rounds its cost up once: {STANDARD_CELLS_PER_ACU} standard cells cost 1 credit,{' '}
              {STANDARD_CELLS_PER_ACU + 1} cost 2. A reservation does not change the balance.
            </p>
            <LedgerFilter />
            <Ledger
              lines={lines}
              empty={isFiltered ? 'No entries match these filters.' : 'No entries yet.'}
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
