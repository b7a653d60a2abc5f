import { PERSON_PROFILE_PRICE } from '#domain/billing/prices'
import { useApiCall } from '../api/call'
import { CostAfter, CostBefore } from '../billing/cost'
import { RunLink } from '../runs/run_link'
import { isUnderWay } from '../runs/runs'
import { useMayCall } from '../search/use_search'
import { ActionForm } from '../shared/action_form'
import { Badge } from '../shared/badge'
import { When } from '../shared/when'
import type { PersonProfile } from './people'

/** Builds a profile from public pages. The page shows the latest profile below. */
export function ProfilePanel({ person, profile }: { person: string; profile?: PersonProfile }) {
  const build = useApiCall('/v1/person')
  const mayCall = useMayCall()
  const answer = build.data?.data as { run_id?: string } | undefined
  const { newest_run: newest, last_completed: latest } = profile ?? {}
  const isBuilding = isUnderWay(newest?.status)
  return (
    <section aria-label="Profile">
      <h3>Profile</h3>
      <ActionForm
        isMinor
        cost={<CostBefore most={PERSON_PROFILE_PRICE} isBrief />}
        change={build}
        action={latest ? 'Build profile again' : 'Build profile'}
        disabled={!mayCall || isBuilding}
        onSubmit={() => build.mutate({ identifier: { person_id: person } })}
      >
        <p className="quiet small">
          Reads public pages for up to two minutes. Reading the profile again is free for 90 days.
        </p>
      </ActionForm>
      {newest && newest.run_id !== latest?.run_id && (
        <p className="row" role="status">
          <RunLink id={newest.run_id}>Open the run</RunLink>
          <Badge state={newest.status} />
          {isBuilding && 'Reading pages …'}
        </p>
      )}
      {latest && (
        <p className="quiet">
          Built <When at={latest.finished_at} />, shown below.{' '}
          <RunLink id={latest.run_id}>Open the run</RunLink>
        </p>
      )}
      {answer && !answer.run_id && <CostAfter charged={build.data?.meta.credits_charged ?? 0} />}
    </section>
  )
}
