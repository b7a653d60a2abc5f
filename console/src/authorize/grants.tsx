import { type Item, useChange, useRead } from '../api/workspace'
import { useIsAdmin } from '../api/session'
import { ConfirmButton } from '../shared/confirm_button'
import { List } from '../shared/list'
import type { Column } from '../shared/table'

type Grant = Item<'/authorizations'>

const COLUMNS: Column<Grant>[] = [
  {
    title: 'Client',
    cell: ({ client_name, client_id }) => (
      <>
        {client_name}
        <br />
        <code className="quiet small wrap">{client_id}</code>
      </>
    ),
  },
  { title: 'Approved by', field: 'email' },
  { title: 'Scopes', cell: ({ scopes }) => <span className="wrap">{scopes.join(', ')}</span> },
  { title: 'Last used', field: 'last_used_at', as: 'time' },
  { title: 'Approved', field: 'created_at', as: 'time' },
]

const ACTIONS: Column<Grant> = { title: 'Actions', cell: (grant) => <RevokeButton of={grant} /> }

const useRevokeGrant = () =>
  useChange('delete', '/authorizations/{authorization}', (authorization: string) => ({
    params: { authorization },
  }))

function RevokeButton({ of: { id, client_name } }: { of: Grant }) {
  return (
    <ConfirmButton
      label="Revoke"
      aria-label={`Revoke access of ${client_name}`}
      title={`Revoke access of ${client_name}?`}
      action="Revoke access"
      change={useRevokeGrant()}
      input={id}
    >
      <p>Its tokens stop working now. A user can approve it again.</p>
    </ConfirmButton>
  )
}

/** The OAuth clients that may use the MCP server for the workspace. */
export function Grants() {
  return (
    <>
      <h2>OAuth clients</h2>
      <List
        query={useRead('/authorizations')}
        caption="OAuth clients"
        columns={useIsAdmin() ? [...COLUMNS, ACTIONS] : COLUMNS}
        empty="No OAuth client has access."
      />
    </>
  )
}
