import { Link, useParams } from '@tanstack/react-router'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { Tile } from '../shared/tile'
import { When } from '../shared/when'
import { useRun } from './runs'

export function RunPage() {
  const { workspace, run: id } = useParams({ from: '/w/$workspace/runs/$run' })
  const run = useRun(id)
  return (
    <Page title="Run">
      <p className="quiet">
        <code>{id}</code>
      </p>
      <Loaded query={run}>
        {(run) => (
          <>
            <div className="tiles">
              <Tile title="Status" value={<Badge state={run.status} />} note={run.kind} />
              <Tile title="Credits charged" value={count(run.charged)} />
              <Tile title="Started" value={<When at={run.started_at} never="not yet" />} />
              <Tile title="Finished" value={<When at={run.finished_at} never="not yet" />} />
            </div>
            {run.error && (
              <Notice kind="bad">
                <code>{run.error.code}</code> {run.error.message}
              </Notice>
            )}
            {datasetOf(run.input) && (
              <p>
                <Link
                  to="/w/$workspace/datasets/$dataset"
                  params={{ workspace, dataset: datasetOf(run.input)! }}
                >
                  To its dataset
                </Link>
              </p>
            )}
            <h2>What happened</h2>
            {run.events.length === 0 && <p className="quiet">No events.</p>}
            <ol className="timeline">
              {run.events.map(({ seq, type, data, created_at }) => (
                <li key={seq}>
                  <strong>{type}</strong> <When at={created_at} />
                  <details>
                    <summary>Data</summary>
                    <pre className="code">{JSON.stringify(data, null, 2)}</pre>
                  </details>
                </li>
              ))}
            </ol>
            <details className="card">
              <summary>Input</summary>
              <pre className="code">{JSON.stringify(run.input, null, 2)}</pre>
            </details>
            <details className="card">
              <summary>Output</summary>
              <pre className="code">{JSON.stringify(run.output, null, 2)}</pre>
            </details>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function datasetOf(input: unknown): string | null {
  const { datasetId } = (input ?? {}) as { datasetId?: unknown }
  return typeof datasetId === 'string' ? datasetId : null
}
