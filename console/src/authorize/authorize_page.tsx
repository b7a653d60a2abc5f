import { useState } from 'react'
import { SCOPES } from '#domain/access/scopes'
import { useSession } from '../api/session'
import { ActionForm } from '../shared/action_form'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Failure } from '../shared/failure'
import { Loaded } from '../shared/loaded'
import { Brand } from '../shared/brand'
import { requestOfAddress, useApprove, useDeny, useRequest } from './authorize'

/** The page on which a user lets an OAuth client use the MCP server. */
export function AuthorizePage() {
  const [request] = useState(requestOfAddress)
  const { service } = useSession()
  const wanted = useRequest(request)
  return (
    <main className="sign-in">
      <Brand />
      <h1>Connect to {service}</h1>
      <Loaded query={wanted}>
        {({ client, redirect_host, is_local, scopes }) => (
          <>
            <p>
              <strong>{client.name}</strong> ({client.host}) wants to use the MCP server of {service}. It
              returns to <strong>{redirect_host}</strong>.
            </p>
            {is_local && <p>It runs on your computer. Continue only if you have just started it yourself.</p>}
            <p>It may, also at a cost:</p>
            <ul className="list">
              {scopes.map((scope) => (
                <li key={scope}>
                  <code>{scope}</code> {SCOPES[scope]}
                </li>
              ))}
            </ul>
            <Consent request={request} />
          </>
        )}
      </Loaded>
    </main>
  )
}

function Consent({ request }: { request: ReturnType<typeof requestOfAddress> }) {
  const { workspaces } = useSession()
  const own = workspaces.filter(({ role }) => role !== 'member')
  const [workspace, setWorkspace] = useState(own[0]?.slug ?? '')
  const approve = useApprove(request)
  const deny = useDeny(request)
  return (
    <>
      {own.length === 0 ? (
        <p>You are no admin of a workspace. Ask an admin to connect this client.</p>
      ) : (
        <ActionForm change={approve} action="Approve" isNarrow onSubmit={() => approve.mutate(workspace)}>
          <Choice
            label="Workspace"
            options={own.map(({ slug, name }) => ({ value: slug, text: name }))}
            value={workspace}
            onChange={setWorkspace}
          />
        </ActionForm>
      )}
      <Failure of={deny.error} />
      <ActionButton onClick={() => deny.mutate()} loading={deny.isPending}>
        Refuse
      </ActionButton>
    </>
  )
}
