import { Link } from '@tanstack/react-router'
import { useKeys } from '../access/keys'
import { useSlug } from '../api/session'
import { count, worth } from '../shared/format'
import { Ranking } from '../shared/ranking'
import { byCapability, type Usage } from './usage'

type Charged = { acu_charged: number }

const EMPTY = 'Nothing was charged in this period.'
const sumOf = (items: readonly Charged[]) => items.reduce((sum, { acu_charged }) => sum + acu_charged, 0)
const amountOf = ({ acu_charged }: Charged) => ({
  value: acu_charged,
  shown: count(acu_charged),
  note: worth(acu_charged),
})

/** What the credits were spent on, the most expensive capability first. */
export function CostByCapability({ usage }: { usage: readonly Usage[] }) {
  const charged = byCapability(usage).filter(({ acu_charged }) => acu_charged > 0)
  return (
    <Ranking
      label="Credits by capability"
      whole={sumOf(charged)}
      empty={EMPTY}
      rows={charged.map((one) => ({ id: one.capability, name: one.capability, ...amountOf(one) }))}
    />
  )
}

/** Which keys spent the credits, each with a link to its charges and its budget of the month. */
export function CostByKey({ keys }: { keys: readonly ({ id: string; name: string } & Charged)[] }) {
  const workspace = useSlug()
  const active = useKeys({ state: 'active', kind: 'lasting', limit: 200 }).data?.items ?? []
  const budgetOf = (id: string) => {
    const key = active.find((one) => one.id === id)
    if (!key?.monthly_budget) return null
    return `${count(key.spent_this_month)} of ${count(key.monthly_budget)} this month`
  }
  return (
    <Ranking
      label="Credits by key"
      whole={sumOf(keys)}
      empty={EMPTY}
      rows={keys.map((one) => ({
        id: one.id,
        name: (
          <Link to="/w/$workspace/credits" params={{ workspace }} search={{ key_id: one.id }}>
            {one.name}
          </Link>
        ),
        ...amountOf(one),
        note: budgetOf(one.id) ?? worth(one.acu_charged),
      }))}
    />
  )
}
