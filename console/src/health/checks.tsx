import { ActionButton } from '../shared/button'
import { Badge, type Tone, toneOf } from '../shared/badge'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Table } from '../shared/table'
import { DisabledWebhooks } from './disabled_webhooks'
import { Fix } from './fix'
import { byUrgency, type Finding, isUrgent, useChecks } from './health'

/** Whether every part works, in a word. */
export function ChecksState() {
  const { data } = useChecks()
  if (!data) return <Badge state="checking …" />
  const [text, tone] = summaryOf(data)
  return <Badge state={text} tone={tone} />
}

export function CheckAgain() {
  const checks = useChecks()
  return (
    <ActionButton loading={checks.isFetching} onClick={() => checks.refetch()}>
      Check again
    </ActionButton>
  )
}

/** The problems and warnings, each with its fix. Nothing if there are none. */
export function Problems() {
  const urgent = (useChecks().data ?? []).filter(isUrgent)
  if (urgent.length === 0) return null
  return (
    <section aria-label="Problems">
      <h2>Problems</h2>
      <Findings caption="Problems and warnings" of={byUrgency(urgent)} />
      <DisabledWebhooks />
    </section>
  )
}

/** Every check on one line, problems first. The pointer shows the whole finding. */
export function AllChecks() {
  return (
    <section aria-label="Checks" className="side-cards">
      <Loaded query={useChecks()} shape="table">
        {(findings) => (
          <div>
            <h2>
              Checks{' '}
              <span className="quiet small">
                {count(findings.filter((one) => !isUrgent(one)).length)} of {count(findings.length)} pass
              </span>
            </h2>
            <ul className="check-list" aria-label="Checks, problems first">
              {byUrgency(findings).map(({ check, state, says }) => (
                <li key={check} title={says}>
                  <span className={`state-dot ${toneOf(state) ?? ''}`} role="img" aria-label={state} />
                  <strong>{check}</strong>
                  <span className="quiet cut">{says}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </section>
  )
}

function Findings({ caption, of: findings }: { caption: string; of: readonly Finding[] }) {
  return (
    <Table
      caption={caption}
      items={findings}
      idOf={({ check }) => check}
      empty="Nothing was checked."
      columns={[
        { title: 'Part', field: 'check' },
        { title: 'Status', field: 'state', as: 'badge' },
        {
          title: 'Finding',
          isLong: true,
          cell: ({ says, fix }) => (
            <div className="wrap">
              {says}
              {fix && <Fix text={fix} />}
            </div>
          ),
        },
      ]}
    />
  )
}

function summaryOf(findings: readonly Finding[]): [text: string, tone: Tone] {
  const countOf = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  const [problems, warnings] = [countOf('problem'), countOf('warning')]
  if (problems > 0) return [`${problems} ${problems === 1 ? 'problem' : 'problems'}`, 'bad']
  if (warnings > 0) return [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`, 'doubt']
  return ['every part works', 'good']
}
