import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Field } from '../shared/field'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { OperationForm } from './operation_form'
import { type Operation, useOperations } from './operations'

/** Every operation of the API by area, and the form of the open one. */
export default function OperationsTab() {
  const { op } = useSearch({ from: '/w/$workspace/playground' })
  return (
    <Loaded query={useOperations()} shape="table">
      {(operations) => {
        const open = operations.find(({ id }) => id === op)
        if (!open) return <Choose operations={operations} />
        return (
          <>
            <p>
              <Link to="." search={{ tab: 'all' } as never}>
                All operations
              </Link>
            </p>
            <OperationForm key={open.id} operation={open} />
          </>
        )
      }}
    </Loaded>
  )
}

function Choose({ operations }: { operations: readonly Operation[] }) {
  const [words, setWords] = useState('')
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = operations.filter((operation) => {
    const text = `${operation.method} ${operation.path} ${operation.summary} ${operation.tag}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
  const tags = [...new Set(shown.map(({ tag }) => tag))]
  return (
    <>
      <Field
        label="Search operations"
        type="search"
        value={words}
        onChange={setWords}
        placeholder="export set"
      />
      <p className="quiet" role="status">
        {count(shown.length)} of {count(operations.length)} operations
      </p>
      {tags.map((tag) => (
        <section key={tag} aria-label={tag}>
          <h2>{tag}</h2>
          <ul className="list wide">
            {shown
              .filter((operation) => operation.tag === tag)
              .map(({ id, method, path, summary }) => (
                <li key={id}>
                  <Link to="." search={{ tab: 'all', op: id } as never}>
                    {summary}
                  </Link>{' '}
                  <code className="small quiet">
                    {method.toUpperCase()} {path}
                  </code>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
