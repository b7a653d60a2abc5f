import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useUsage } from '../account/usage'
import { useKeys } from '../access/keys'
import { Choice } from '../shared/choice'

export const KINDS = { grant: 'Granted', hold: 'Held', settle: 'Charged', release: 'Released' }
const KIND_CHOICES = [
  { value: 'all', text: 'All' },
  { value: 'settle', text: KINDS.settle },
  { value: 'grant', text: KINDS.grant },
  { value: 'hold', text: KINDS.hold },
  { value: 'release', text: KINDS.release },
] as const
const PERIODS = [
  { value: 'all', text: 'All time' },
  { value: '1', text: 'A day' },
  { value: '7', text: '7 days' },
  { value: '31', text: '31 days' },
] as const

/** What of the ledger is shown: a kind of entry, a key, a route, a time. */
export function LedgerFilter() {
  const { kind, key_id, route, days } = useSearch({ from: '/w/$workspace/credits' })
  const navigate = useNavigate({ from: '/w/$workspace/credits' })
  const keys = useKeys({})
  const usage = useUsage(92)
  const routes = new Set(usage.data?.usage.map((each) => each.route))
  if (route) routes.add(route)
  const show = (change: object) => navigate({ search: (now) => ({ ...now, before: undefined, ...change }) })
  const known = (keys.data?.items ?? []).map(({ id, name }) => ({ value: id, text: name }))
  const isKnown = !key_id || known.some(({ value }) => value === key_id)
  const any = (value: string) => (value === 'all' ? undefined : value)
  return (
    <div className="row filters">
      <Choice
        label="Entry"
        options={KIND_CHOICES}
        value={kind ?? 'all'}
        onChange={(value) => show({ kind: any(value) })}
      />
      <Choice
        label="Key"
        options={[
          { value: 'all', text: 'All' },
          ...known,
          ...(isKnown ? [] : [{ value: key_id as string, text: key_id as string }]),
        ]}
        value={key_id ?? 'all'}
        onChange={(value) => show({ key_id: any(value) })}
      />
      <Choice
        label="Route"
        options={[
          { value: 'all', text: 'All' },
          ...[...routes].sort().map((each) => ({ value: each, text: each })),
        ]}
        value={route ?? 'all'}
        onChange={(value) => show({ route: any(value) })}
      />
      <Choice
        label="Time"
        options={PERIODS}
        value={days ?? 'all'}
        onChange={(value) => show({ days: any(value) })}
      />
      {(kind || key_id || route || days) && (
        <Link to="." search={{}}>
          Show all
        </Link>
      )}
    </div>
  )
}
