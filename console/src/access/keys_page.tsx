import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsAdmin } from '../session/session'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Confirm } from '../shared/confirm'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Pager } from '../shared/pager'
import { type Column, Table } from '../shared/table'
import { When } from '../shared/when'
import { BudgetMeter } from './budget_meter'
import { Expiry } from './expiry'
import { EditLimitsWindow } from './edit_limits'
import { type Key, type KeySort, useKeys, useRevokeKey } from './keys'
import { NewKeyWindow } from './new_key'

const STATES = [
  { value: 'all', text: 'All' },
  { value: 'active', text: 'Active' },
  { value: 'expired', text: 'Expired' },
  { value: 'revoked', text: 'Revoked' },
] as const

export function KeysPage() {
  const search = useSearch({ from: '/w/$workspace/keys' })
  const { state, cursor } = search
  const navigate = useNavigate({ from: '/w/$workspace/keys' })
  const isAdmin = useIsAdmin()
  const keys = useKeys({ state, cursor, sort: search.sort as KeySort })
  const [isNew, setNew] = useState(false)
  const [limited, setLimited] = useState<Key | null>(null)
  const [doomed, setDoomed] = useState<Key | null>(null)
  const actions: Column<Key> = {
    title: 'Change',
    cell: (key) =>
      key.state === 'active' && (
        <span className="row">
          <ActionButton aria-label={`Limits of ${key.name}`} onPress={() => setLimited(key)}>
            Limits
          </ActionButton>
          <ActionButton kind="danger" aria-label={`Revoke ${key.name}`} onPress={() => setDoomed(key)}>
            Revoke
          </ActionButton>
        </span>
      ),
  }
  return (
    <Page
      title="Keys"
      actions={
        isAdmin && (
          <ActionButton kind="main" onPress={() => setNew(true)}>
            New key
          </ActionButton>
        )
      }
    >
      <Choice
        label="State"
        options={STATES}
        value={search.state ?? 'all'}
        onChange={(state) =>
          navigate({
            search: (now) => ({ ...now, cursor: undefined, state: state === 'all' ? undefined : state }),
          })
        }
      />
      <Loaded query={keys}>
        {({ items, next_cursor }) => (
          <>
            <Table
              caption="Keys"
              columns={isAdmin ? [...COLUMNS, actions] : COLUMNS}
              items={items}
              idOf={(key) => key.id}
              empty={
                <p>
                  {search.state
                    ? `No key is ${search.state}.`
                    : 'No keys yet: the API answers only requests that carry one.'}
                </p>
              }
            />
            <Pager cursor={search.cursor} next={next_cursor} />
          </>
        )}
      </Loaded>
      <NewKeyWindow isOpen={isNew} onClose={() => setNew(false)} />
      <EditLimitsWindow target={limited} onClose={() => setLimited(null)} />
      <RevokeWindow target={doomed} onClose={() => setDoomed(null)} />
    </Page>
  )
}

const COLUMNS: Column<Key>[] = [
  {
    title: 'Name',
    sort: 'name',
    cell: ({ name, id }) => (
      <>
        {name}
        <br />
        <code className="quiet small">{id}</code>
      </>
    ),
  },
  { title: 'State', cell: ({ state }) => <Badge state={state} /> },
  {
    title: 'Scopes',
    cell: ({ scopes }) => (scopes.length === 9 ? 'all' : <span className="wrap">{scopes.join(', ')}</span>),
  },
  {
    title: 'Today',
    cell: (key) => (
      <BudgetMeter label={`${key.name} today`} spent={key.spent_today} limit={key.daily_budget} />
    ),
  },
  {
    title: 'This month',
    cell: (key) => (
      <BudgetMeter label={`${key.name} this month`} spent={key.spent_this_month} limit={key.monthly_budget} />
    ),
  },
  {
    title: 'This minute',
    cell: (key) => (
      <BudgetMeter label={`${key.name}, requests this minute`} spent={key.rate_used} limit={key.rate_limit} />
    ),
  },
  {
    title: 'Last used',
    sort: 'last_used',
    cell: ({ last_used_at }) => <When at={last_used_at} never="never" />,
  },
  { title: 'Expires', sort: 'expires', cell: (key) => <Expiry of={key} /> },
  { title: 'Created', sort: 'created', cell: ({ created_at }) => <When at={created_at} /> },
]

function RevokeWindow({ target, onClose }: { target: Key | null; onClose: () => void }) {
  const revoke = useRevokeKey()
  const close = () => {
    revoke.reset()
    onClose()
  }
  return (
    <Confirm
      title={`Revoke ${target?.name ?? ''}?`}
      action="Revoke key"
      isOpen={target !== null}
      isPending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(target!.id, { onSuccess: close })}
      onClose={close}
    >
      <p>Requests with this key are refused from now on. This cannot be undone.</p>
    </Confirm>
  )
}
