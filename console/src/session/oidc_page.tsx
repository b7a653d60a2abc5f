import { useEffect, useRef } from 'react'
import { useSession } from '../api/session'
import { ActionForm } from '../shared/action_form'
import { Brand } from '../shared/brand'
import { CodeField } from '../shared/code_field'
import { Failure } from '../shared/failure'
import { useCodeOidc, useFinishOidc } from './oidc'

/** The page to which the identity provider redirects. It finishes the sign-in. */
export function OidcPage() {
  const { service } = useSession()
  const finish = useFinishOidc()
  const code = useCodeOidc()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    finish.mutate(location.search.slice(1) || 'none')
    // The code in the address works once, and nobody should bookmark it.
    history.replaceState(null, '', location.pathname)
  })
  return (
    <main className="sign-in">
      <Brand />
      <h1>Sign in to {service}</h1>
      {finish.data?.needs_code ? (
        <ActionForm
          change={code}
          action="Sign in"
          isNarrow
          onSubmit={(fields) => code.mutate(String(fields.get('code')))}
        >
          <CodeField focus="page" />
        </ActionForm>
      ) : finish.error ? (
        <>
          <Failure of={finish.error} />
          <p>
            <a href="/console">Back to sign-in</a>
          </p>
        </>
      ) : (
        <p role="status">Signing in …</p>
      )}
    </main>
  )
}
