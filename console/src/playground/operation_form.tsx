import { useState } from 'react'
import { Bench } from '../shared/bench'
import { WithCode } from '../shared/with_code'
import { Method } from './method'
import { OperationField } from './operation_field'
import { fieldsOf, readForm, startOf } from './operation_values'
import { callOf, type Operation } from './operations'
import { Response } from './response'
import { RunForm } from './run_form'
import { useSend } from './send_call'

/** The form of an operation, filled with its recorded example, and the response. */
export function OperationForm({ operation }: { operation: Operation }) {
  const { method, path, summary, description, scope, parameters, properties, hasBody } = operation
  const [values, setValues] = useState(() => startOf(operation))
  const [{ shown, folded }] = useState(() => fieldsOf(operation, values))
  const set = (name: string) => (text: string) => setValues((now) => ({ ...now, [name]: text }))
  const send = useSend()
  const { call, problem } = readForm(operation, values)
  return (
    <div className="operation">
      <h2>{summary}</h2>
      <p className="row">
        <Method of={method} />
        <code>{path}</code>
        {scope && <span className="quiet small">needs the scope {scope}</span>}
      </p>
      <p className="quiet">
        <WithCode text={description ?? ''} />
      </p>
      <Bench
        call={callOf(operation, call)}
        form={
          <RunForm call={callOf(operation, call)} send={send} disabled={problem !== null}>
            {shown.map(({ key, ...one }) => (
              <OperationField key={key} {...one} value={values[key]} onChange={set(key)} />
            ))}
            {folded.length > 0 && (
              <details>
                <summary>{folded.length === 1 ? '1 more field' : `${folded.length} more fields`}</summary>
                <div className="stack">
                  {folded.map(({ key, ...one }) => (
                    <OperationField key={key} {...one} value={values[key]} onChange={set(key)} />
                  ))}
                </div>
              </details>
            )}
            {hasBody && !properties && (
              <OperationField name="Body" schema={{}} required value={values.body} onChange={set('body')} />
            )}
            {parameters.length === 0 && !hasBody && <p className="quiet">This request has no parameters.</p>}
            {problem && (
              <p className="bad" role="alert">
                {problem}
              </p>
            )}
          </RunForm>
        }
      >
        {send.isSuccess || send.isError ? <Response of={send} /> : null}
      </Bench>
    </div>
  )
}
