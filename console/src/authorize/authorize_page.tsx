import { ArrowsRightLeftIcon, CheckIcon } from '@heroicons/react/24/outline'
import { useState } from 'react'
import { useSession } from '../api/session'
import { ActionForm } from '../shared/action_form'
import { Avatar } from '../shared/avatar'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Failure } from '../shared/failure'
import { Loaded } from '../shared/loaded'
import mark from '../shared/mark.svg'
import { Notice } from '../shared/notice'
import { requestOfAddress, useApprove, useDeny, useRequest } from './authorize'
import { MAY, MAY_NOT } from './consent_words'

/** The page on which a user lets an OAuth client use the MCP server. */
export function AuthorizePage() {
  const [request] = useState(requestOfAddress)
  const { service, user } = useSession()
  const wanted = useRequest(request)
  return (
    <main className="sign-in">
      <Loaded query={wanted}>
        {({ client, redirect_host, is_local, scopes }) => (
          <>
            <div className="row pairing">
              <Avatar name={client.name} isLarge />
              <ArrowsRightLeftIcon width={18} aria-hidden="true" />
              <img src={mark} width={48} height={48} alt="" />
            </div>
            <h1>
              Connect {client.name} to {service}
            </h1>
            <p className="quiet">
              {client.name} ({client.host}) wants to use the MCP server of {service}. It returns to{' '}
              <strong>{redirect_host}</strong>.
            </p>
            {is_local && (
              <Notice kind="info">
                It runs on your computer. Continue only if you have just started it yourself.
              </Notice>
            )}
            <h2>It may</h2>
            <ul className="grants">
              {scopes.map((scope) => (
                <li key={scope}>
                  <CheckIcon width={18} aria-hidden="true" />
                  <span>
                    {MAY[scope as keyof typeof MAY].text}
                    <span className="row">
                      <code className="quiet small">{scope}</code>
                      {MAY[scope as keyof typeof MAY].costs && (
                        <Badge state="can spend credits" tone="doubt" />
                      )}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <p className="quiet small">{MAY_NOT}</p>
            <Consent request={request} />
            <p className="quiet small">
              You are signed in as {user?.email}. An admin can end this access on the Keys page.
            </p>
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
    <div className="stack">
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
    </div>
  )
}
