import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Field } from '../shared/field'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Method } from './method'
import { OperationForm } from './operation_form'
import { type Operation, useOperations } from './operations'

/** The operation that is open at first. */
const FIRST = 'search'

/** Every operation of the API by area, beside the form of the open one. */
export default function OperationsTab() {
  const { op } = useSearch({ from: '/w/$workspace/playground' })
  return (
    <Loaded query={useOperations()} shape="table">
      {(operations) => {
        const open = operations.find(({ id }) => id === (op ?? FIRST))
        return (
          <div className={op ? 'operations chosen' : 'operations'}>
            <Choose operations={operations} open={open?.id} />
            {open && (
              <div className="operation-side">
                <p className="back">
                  <Link to="." search={{ tab: 'all' } as never}>
                    All operations
                  </Link>
                </p>
                <OperationForm key={open.id} operation={open} />
              </div>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

function Choose({ operations, open }: { operations: readonly Operation[]; open: string | undefined }) {
  const [words, setWords] = useState('')
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = operations.filter((operation) => {
    const text = `${operation.method} ${operation.path} ${operation.summary} ${operation.tag}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
  const tags = [...new Set(shown.map(({ tag }) => tag))]
  return (
    <nav className="operation-list" aria-label="Operations">
      <Field
        label="Search operations"
        type="search"
        value={words}
        onChange={setWords}
        placeholder="export set"
      />
      <p className="quiet small" role="status">
        {count(shown.length)} of {count(operations.length)} operations
      </p>
      {tags.map((tag) => (
        <details key={tag} open>
          <summary>{tag}</summary>
          <ul>
            {shown
              .filter((operation) => operation.tag === tag)
              .map(({ id, method, path, summary }) => (
                <li key={id}>
                  <Link
                    to="."
                    search={{ tab: 'all', op: id } as never}
                    title={`${summary}: ${method.toUpperCase()} ${path}`}
                    aria-current={id === open ? 'true' : undefined}
                    className="operation-link"
                    resetScroll={false}
                  >
                    <span>{summary}</span>
                    <span aria-hidden="true">
                      <Method of={method} />
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
