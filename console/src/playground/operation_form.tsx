import { useState } from 'react'
import { Bench } from '../shared/bench'
import { WithCode } from '../shared/with_code'
import { Method } from './method'
import { OperationField } from './operation_field'
import { readForm, startOf } from './operation_values'
import { callOf, type Operation } from './operations'
import { Response } from './response'
import { RunForm } from './run_form'
import { useSend } from './send_call'

/** The form of an operation, filled with its recorded example, and the response. */
export function OperationForm({ operation }: { operation: Operation }) {
  const { method, path, summary, description, scope, parameters, properties, hasBody, required } = operation
  const [values, setValues] = useState(() => startOf(operation))
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
