import { useRef, useState } from 'react'
import { CostAfter } from '../billing/cost'
import { ActionButton } from '../shared/button'
import { CodeBlock } from '../shared/code_block'
import { Failure } from '../shared/failure'
import { milliseconds } from '../shared/format'
import { Badge } from '../shared/badge'
import { WithCode } from '../shared/with_code'
import { OperationField } from './operation_field'
import { readForm, startOf } from './operation_values'
import { callOf, type Operation } from './operations'
import { type Answer, useSend } from './send_call'
import { Bench } from '../shared/bench'

/** The form of an operation, filled with its recorded example, and the response. */
export function OperationForm({ operation }: { operation: Operation }) {
  const { method, path, summary, description, scope, parameters, properties, hasBody, required } = operation
  const [values, setValues] = useState(() => startOf(operation))
  const set = (name: string) => (text: string) => setValues((now) => ({ ...now, [name]: text }))
  const send = useSend()
  const abort = useRef<AbortController>(undefined)
  const { call, problem } = readForm(operation, values)
  return (
    <>
      <h2>{summary}</h2>
      <p>
        <code>
          {method.toUpperCase()} {path}
        </code>{' '}
        {scope && <span className="quiet">needs the scope {scope}</span>}
      </p>
      <p className="quiet">
        <WithCode text={description ?? ''} />
      </p>
      <Bench
        waiting="The response appears here."
        call={callOf(operation, call)}
        form={
          <form
            className="card stack"
            onSubmit={(event) => {
              event.preventDefault()
              if (problem) return
              abort.current = new AbortController()
              send.mutate({ call: callOf(operation, call), signal: abort.current.signal })
            }}
          >
            {parameters.map((one) => (
              <OperationField
                key={one.name}
                name={one.name}
                schema={{ ...one.schema, description: one.description ?? one.schema.description }}
                required={one.in === 'path'}
                value={values[`${one.in} ${one.name}`]}
                onChange={set(`${one.in} ${one.name}`)}
              />
            ))}
            {Object.entries(properties ?? {}).map(([name, schema]) => (
              <OperationField
                key={name}
                name={name}
                schema={schema}
                required={required.includes(name)}
                value={values[`body ${name}`]}
                onChange={set(`body ${name}`)}
              />
            ))}
            {hasBody && !properties && (
              <OperationField name="Body" schema={{}} required value={values.body} onChange={set('body')} />
            )}
            {problem && (
              <p className="bad" role="alert">
                {problem}
              </p>
            )}
            <div className="row end">
              {send.isPending && <ActionButton onClick={() => abort.current?.abort()}>Stop</ActionButton>}
              <ActionButton type="submit" kind="main" loading={send.isPending} disabled={problem !== null}>
                Send
              </ActionButton>
            </div>
            {send.error?.name !== 'AbortError' && <Failure of={send.error} />}
          </form>
        }
      >
        {send.data && <Response answer={send.data} />}
      </Bench>
    </>
  )
}

/** Scrolls to a response, because long forms end far below the window. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

function Response({ answer: { status, ms, charged, body } }: { answer: Answer }) {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2)
  return (
    <section aria-label="Response" className="stack" ref={showWhole}>
      <p className="row" role="status">
        <Badge state={status < 400 ? 'succeeded' : 'failed'} /> Status {status} after {milliseconds(ms)}
      </p>
      {charged !== null && <CostAfter charged={charged} />}
      <CodeBlock text={text || 'The response has no body.'} label="Copy the response" />
    </section>
  )
}
