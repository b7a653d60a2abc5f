import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Loaded } from '../shared/loaded'
import { Table } from '../shared/table'
import { BudgetMeter } from './budget_meter'
import { type Key, useKeys } from './keys'

const hasBudget = ({ daily_budget, monthly_budget }: Key) => daily_budget !== null || monthly_budget !== null

/** How much of their budgets the active keys have spent. */
export function Budgets() {
  const workspace = useSlug()
  const keys = useKeys({ state: 'active', kind: 'lasting', limit: 200 })
  return (
    <section aria-label="Budgets">
      <header className="row between">
        <h2>Budgets</h2>
        <Link to="/w/$workspace/keys" params={{ workspace }}>
          Set a budget
        </Link>
      </header>
      <Loaded query={keys} shape="table">
        {({ items }) => (
          <Table
            caption="Budgets of keys"
            items={items.filter(hasBudget)}
            empty="No key has a budget. A key without one can spend every credit."
            columns={[
              { title: 'Key', field: 'name' },
              {
                title: 'Today',
                cell: ({ name, spent_today, daily_budget }) => (
                  <BudgetMeter period="today" isTitled of={name} spent={spent_today} limit={daily_budget} />
                ),
              },
              {
                title: 'This month',
                cell: ({ name, spent_this_month, monthly_budget }) => (
                  <BudgetMeter
                    period="this month"
                    isTitled
                    of={name}
                    spent={spent_this_month}
                    limit={monthly_budget}
                  />
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </section>
  )
}
