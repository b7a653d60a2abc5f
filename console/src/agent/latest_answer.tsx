import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { agentRun } from '../runs/agent'
import { titleOfRun } from '../runs/run_title'
import { useRun, useRuns } from '../runs/runs'
import { AnswerText } from '../shared/answer_text'
import { When } from '../shared/when'

/** The latest answer in the workspace, which shows what a task returns. */
export function LatestAnswer() {
  const [latest] = useRuns({ kind: 'agent', status: 'completed', limit: 1 }).data?.items ?? []
  return latest ? <Answer id={latest.id} /> : null
}

function Answer({ id }: { id: string }) {
  const workspace = useSlug()
  const { data: run } = useRun(id)
  const answer = run && agentRun(run).answer
  if (!answer) return null
  return (
    <section aria-labelledby="latest-answer">
      <div className="row between">
        <h2 id="latest-answer">Latest answer</h2>
        <span className="quiet small">
          <When at={run.created_at} />
        </span>
      </div>
      <p className="answered-task">
        <Link to="/w/$workspace/runs/$run" params={{ workspace, run: id }}>
          {titleOfRun(run)}
        </Link>
      </p>
      <AnswerText text={answer} />
    </section>
  )
}
