import { Link } from '@tanstack/react-router'
import { HIGH } from '../access/budget_meter'
import { useKeys } from '../access/keys'
import { useIsOperator, useSlug } from '../api/session'
import { useRead } from '../api/workspace'
import { useCredits } from '../billing/credits'
import { useDaysLeft } from '../usage/use_days_left'
import { useIndexes } from '../index/indexes'
import { useRuns } from '../runs/runs'
import { useService } from '../service/service'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import {
  type Concern,
  creditConcerns,
  keyConcerns,
  runConcerns,
  serviceConcerns,
  webhookConcerns,
} from './attention'

const WATCH_MS = 30_000
const MAX = 5

/** What a person has to look at now. */
export function AttentionPanel() {
  return (
    <section aria-label="Needs attention">
      <header className="row between">
        <h2>Needs attention</h2>
      </header>
      {useIsOperator() ? <OfOperator /> : <OfMember />}
    </section>
  )
}

const OfMember = () => <Concerns of={useConcerns()} />

function OfOperator() {
  const own = useConcerns()
  const [service, indexes] = [useService().data, useIndexes().data]
  if (!service || !indexes) return <Concerns of={undefined} />
  return <Concerns of={own && [...own, ...serviceConcerns(service, indexes)]} />
}

/** The concerns of the workspace. Undefined until all are known, so that the list appears at once. */
function useConcerns(): Concern[] | undefined {
  const { data: webhooks } = useRead('/webhooks', { watch: () => WATCH_MS })
  const { data: keys } = useKeys({ state: 'active', kind: 'lasting', limit: 200 })
  const { data: runs } = useRuns({})
  const { data: credits } = useCredits()
  const days = useDaysLeft(credits?.remaining)
  if (!webhooks || !keys || !runs || !credits) return undefined
  return [
    ...webhookConcerns(webhooks.items),
    ...runConcerns(runs.items),
    ...creditConcerns(credits.remaining - credits.held, days),
    ...keyConcerns(keys.items, HIGH),
  ]
}

function Concerns({ of: concerns }: { of: readonly Concern[] | undefined }) {
  const workspace = useSlug()
  if (!concerns) return <p className="quiet">Checking …</p>
  if (concerns.length === 0)
    return (
      <p className="quiet">
        <Badge state="ok" /> Webhooks, runs, credits and keys need nothing.
      </p>
    )
  return (
    <>
      <ul className="concerns">
        {concerns.slice(0, MAX).map(({ id, tone, text, note, path }) => (
          <li key={id} className={tone}>
            <Link to={`/w/$workspace${path}` as '/w/$workspace'} params={{ workspace }}>
              {text}
            </Link>
            {note && <span className="quiet small">{note}</span>}
          </li>
        ))}
      </ul>
      {concerns.length > MAX && <p className="quiet small">and {count(concerns.length - MAX)} more</p>}
    </>
  )
}
