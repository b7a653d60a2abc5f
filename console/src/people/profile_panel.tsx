import { PERSON_PROFILE_PRICE } from '#domain/billing/prices'
import { useApiCall } from '../api/call'
import { CostAfter, CostBefore } from '../billing/cost'
import { ProfileResult } from '../runs/profile_result'
import { RunLink } from '../runs/run_link'
import { isUnderWay, useRun } from '../runs/runs'
import { useMayCall } from '../search/use_search'
import { ActionForm } from '../shared/action_form'
import { Badge } from '../shared/badge'

/** Builds a profile from public pages, and shows it with its sources. */
export function ProfilePanel({ person }: { person: string }) {
  const build = useApiCall('/v1/person')
  const mayCall = useMayCall()
  const answer = build.data?.data as { run_id?: string; identity?: object } | undefined
  return (
    <section className="card" aria-label="Profile">
      <h2>Profile</h2>
      <ActionForm
        change={build}
        action="Build profile"
        disabled={!mayCall || answer?.run_id !== undefined}
        onSubmit={() => build.mutate({ identifier: { person_id: person } })}
      >
        <p className="quiet">
          Reads public pages in a run of up to two minutes. Reading the profile again is free for 90 days.
        </p>
        <CostBefore most={PERSON_PROFILE_PRICE} />
      </ActionForm>
      {answer?.identity && <ProfileResult profile={answer} />}
      {answer?.run_id && <ProfileRun run={answer.run_id} />}
      {answer && !answer.run_id && <CostAfter charged={build.data?.meta.credits_charged ?? 0} />}
    </section>
  )
}

function ProfileRun({ run: id }: { run: string }) {
  const run = useRun(id).data
  return (
    <>
      <p className="row" role="status">
        <RunLink id={id}>Open the run</RunLink>
        <Badge state={run?.status ?? 'queued'} />
        {run && isUnderWay(run.status) && 'Reading pages …'}
      </p>
      {run?.status === 'completed' && <ProfileResult profile={run.output} />}
    </>
  )
}
