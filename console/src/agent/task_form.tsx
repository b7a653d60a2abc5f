import { useState } from 'react'
import { ACU, RESULTS } from '#domain/agent/task'
import { CostBefore } from '../billing/cost'
import { ActionButton } from '../shared/button'
import { Checks } from '../shared/checks'
import { Field } from '../shared/field'
import type { ChatBody } from './chat_stream'

type Props = {
  task: string
  onTask: (task: string) => void
  isBusy: boolean
  /** Whether the conversation is empty. The field then has the page's question as its label. */
  isFresh: boolean
  onSend: (body: ChatBody & { task: string; max_acu: number }) => void
}
const SOURCES = ['people', 'public_web'] as const

/** The next task with its limits. Ctrl-Enter sends it. */
export function TaskForm({ task, onTask, isBusy, isFresh, onSend }: Props) {
  const [maxAcu, setMaxAcu] = useState(String(ACU.default))
  const [maxResults, setMaxResults] = useState(String(RESULTS.default))
  const [sources, setSources] = useState<string[]>([...SOURCES])
  const [schema, setSchema] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const most = Math.min(ACU.max, Math.max(1, Number(maxAcu) || ACU.default))
  const send = () => {
    const output_schema = schema.trim() === '' ? undefined : parsed(schema)
    setProblem(output_schema === null ? 'The output schema is not a JSON object.' : null)
    if (isBusy || task.trim() === '' || sources.length === 0 || output_schema === null) return
    onSend({
      task: task.trim(),
      max_acu: most,
      max_results: Math.min(RESULTS.max, Math.max(1, Number(maxResults) || RESULTS.default)),
      sources: sources as ChatBody['sources'],
      output_schema,
    })
  }
  return (
    <form
      className="card composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
      }}
    >
      <Field
        label={isFresh ? 'What should the agent find out?' : 'Next task'}
        rows={isFresh ? 3 : 2}
        value={task}
        onChange={onTask}
        placeholder="Find 3 software engineers in San Francisco"
        focus={isFresh ? 'page' : undefined}
      />
      <details>
        <summary>Limits and output</summary>
        <div className="stack">
          <div className="pair">
            <Field label="Maximum credits" type="number" min={1} value={maxAcu} onChange={setMaxAcu} />
            <Field
              label="Maximum results"
              type="number"
              min={1}
              value={maxResults}
              onChange={setMaxResults}
            />
          </div>
          <Checks label="Sources" options={SOURCES} texts={TEXTS} value={sources} onChange={setSources} />
          <Field
            label="Output schema"
            hint="A JSON Schema. The agent then also returns data that matches it."
            rows={4}
            value={schema}
            onChange={setSchema}
          />
        </div>
      </details>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row form-foot">
        <div className="form-cost">
          <CostBefore most={most} />
        </div>
        <ActionButton type="submit" kind="main" disabled={isBusy || task.trim() === ''}>
          Send
        </ActionButton>
      </div>
    </form>
  )
}

const TEXTS = { people: 'the index of people and companies', public_web: 'web pages' }

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
