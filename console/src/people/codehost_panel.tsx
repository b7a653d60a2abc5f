import { codeHostSearchCost } from '#domain/billing/prices'
import { useApiCall } from '../api/call'
import { CostAfter, CostBefore } from '../billing/cost'
import { useMayCall } from '../search/use_search'
import { ActionForm } from '../shared/action_form'
import { OutLink } from '../shared/evidence'
import { count } from '../shared/format'
import { When } from '../shared/when'
import type { PersonFacts } from './people'

/** The public work of the person on the code host. */
export function CodehostPanel({ person: { socials } }: { person: PersonFacts }) {
  const search = useApiCall('/v1/codehost/search')
  const mayCall = useMayCall()
  const login = socials.codehost?.split('/').findLast((part) => part !== '')
  const [account] = search.data?.data.results ?? []
  return (
    <section aria-label="Code-host account">
      <h3>Code-host account</h3>
      {login === undefined ? (
        <p className="quiet">No source links this person to an account.</p>
      ) : (
        <ActionForm
          isMinor
          cost={<CostBefore most={codeHostSearchCost(0)} isBrief />}
          change={search}
          action="Read the account"
          disabled={!mayCall}
          onSubmit={() => search.mutate({ login, limit: 1 })}
        >
          <p className="small">
            <OutLink url={socials.codehost} />
          </p>
        </ActionForm>
      )}
      {search.data && !account && <p>The archive has no account {login}.</p>}
      {account && (
        <dl className="facts">
          <Fact name="Company" value={account.company} />
          <Fact name="Repositories" value={count(account.repo_count)} />
          {account.activity && (
            <>
              <Fact name="Commits" value={count(account.activity.commits)} />
              <Fact name="Merged pull requests" value={count(account.activity.merged_pull_requests)} />
              <Fact name="Languages" value={account.activity.languages.join(', ')} />
              <div>
                <dt>Last active</dt>
                <dd>
                  <When at={account.activity.last_active_at} />
                </dd>
              </div>
            </>
          )}
          <Fact name="Worked on" value={account.repos.slice(0, 5).join(', ')} />
        </dl>
      )}
      {search.data && <CostAfter charged={search.data.meta.credits_charged} />}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd className="wrap">{value}</dd>
    </div>
  )
}
