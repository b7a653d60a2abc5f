import { useSearch } from '@tanstack/react-router'
import { useIsAdmin } from '../api/session'
import { Grants } from '../authorize/grants'
import { Badge } from '../shared/badge'
import { ConfirmButton } from '../shared/confirm_button'
import { CopyIcon } from '../shared/copy_button'
import { minute } from '../shared/format'
import { FirstSteps } from '../shared/first_steps'
import { Filter } from '../shared/filter'
import { List } from '../shared/list'
import { Menu } from '../shared/menu'
import { Page } from '../shared/page'
import type { Column } from '../shared/table'
import { When } from '../shared/when'
import { BudgetMeter } from './budget_meter'
import { EditKey } from './edit_key'
import { Expiry } from './expiry'
import { KeyRequests } from './key_requests'
import { type Key, useKeys, useRevokeKey } from './keys'
import { NewKeyButton } from './new_key'
import { RotateKey } from './rotate_key'
import { SCOPES } from './scopes'

const STATES = [
  { value: 'active', text: 'Active' },
  { value: 'expired', text: 'Expired' },
  { value: 'revoked', text: 'Revoked' },
]

/** The kinds of keys. Sessions and apps have many short-lived keys, which the page shows only on request. */
const KINDS = [
  { value: 'lasting', text: 'Your keys' },
  { value: 'temporary', text: 'Sessions and apps' },
]

export function KeysPage() {
  const { state, kind = 'lasting', cursor, sort } = useSearch({ from: '/w/$workspace/keys' })
  const isAdmin = useIsAdmin()
  return (
    <Page title="Keys" actions={isAdmin && <NewKeyButton />}>
      <div className="row filters">
        <Filter label="Keys of" param="kind" options={KINDS} fallback="lasting" />
        <Filter label="State" param="state" options={STATES} />
      </div>
      <List
        query={useKeys({ state, kind, cursor, sort: sort as never })}
        caption="Keys"
        columns={isAdmin ? [...COLUMNS, ACTIONS] : COLUMNS}
        emptyAction={
          !state &&
          kind === 'lasting' && (
            <FirstSteps
              create={isAdmin && 'Create the first one'}
              docs={['quickstart', 'Send a first request']}
            />
          )
        }
        empty={
          state
            ? `No ${state} keys.`
            : kind === 'lasting'
              ? 'No keys yet. Every API request needs one.'
              : 'No session or app has a key.'
        }
      />
      <Grants />
    </Page>
  )
}

const ALL = Object.keys(SCOPES).length

/** How many scopes a key has. A press or the pointer shows which. */
function ScopeCount({ of: scopes }: { of: Key['scopes'] }) {
  return (
    <details>
      <summary title={scopes.join(', ')}>
        {scopes.length} of {ALL}
      </summary>
      <span className="small">{scopes.join(', ')}</span>
    </details>
  )
}

const COLUMNS: Column<Key>[] = [
  {
    title: 'Name',
    sort: 'name',
    cell: ({ name, id, state, secret_start, former_until }) => (
      <span className="who">
        <span className="wrap">
          {name} {state !== 'active' && <Badge state={state} />}
        </span>
        <span className="id quiet small">
          {secret_start && <code>{secret_start}…</code>}
          <CopyIcon text={id} label={`Copy the id of ${name}`} />
        </span>
        {former_until && state === 'active' && (
          <span className="quiet small" title={minute(former_until)}>
            former secret works
          </span>
        )}
      </span>
    ),
  },
  {
    title: 'Scopes',
    cell: ({ scopes }) =>
      scopes.length === ALL ? (
        'all'
      ) : scopes.length === 1 ? (
        <span className="wrap">{scopes[0]}</span>
      ) : (
        <ScopeCount of={scopes} />
      ),
  },
  {
    title: 'Credits today',
    cell: ({ name, spent_today, daily_budget }) => (
      <BudgetMeter period="today" isTitled of={name} spent={spent_today} limit={daily_budget} />
    ),
  },
  {
    title: 'This month',
    cell: ({ name, spent_this_month, monthly_budget }) => (
      <BudgetMeter period="this month" isTitled of={name} spent={spent_this_month} limit={monthly_budget} />
    ),
  },
  {
    title: 'Requests, 24 hours',
    cell: (key) => <KeyRequests of={key} />,
  },
  {
    title: 'Last used',
    sort: 'last_used',
    cell: ({ last_used_at, created_at }) => (
      <span className="meter">
        <When at={last_used_at} never="never" />
        <span className="quiet small">
          created <When at={created_at} />
        </span>
      </span>
    ),
  },
  { title: 'Expires', sort: 'expires', cell: (key) => <Expiry of={key} /> },
]

const ACTIONS: Column<Key> = {
  title: 'Actions',
  isActions: true,
  cell: (key) =>
    key.state === 'active' && (
      <span className="row">
        <EditKey of={key} />
        <Menu label={`More actions of ${key.name}`} isIcon>
          {!key.is_temporary && <RotateKey of={key} />}
          <RevokeButton of={key} />
        </Menu>
      </span>
    ),
}

function RevokeButton({ of: { id, name } }: { of: Key }) {
  return (
    <ConfirmButton
      label="Revoke"
      aria-label={`Revoke ${name}`}
      title={`Revoke ${name}?`}
      action="Revoke key"
      change={useRevokeKey()}
      input={id}
    >
      <p>The service rejects requests with this key from now on. You cannot undo this.</p>
    </ConfirmButton>
  )
}
