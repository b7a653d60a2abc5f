import { BookOpenIcon } from '@heroicons/react/24/outline'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useSession, useSlug } from '../api/session'
import { Id } from './id'

type Props = {
  title: string
  /** Stands before the title, such as an avatar. */
  mark?: ReactNode
  /** Stands beside the title: the state of the record that the page shows. */
  state?: ReactNode
  /** A button that renames the record. */
  rename?: ReactNode
  /** A line below the title: what the page or its record is about. */
  about?: ReactNode
  /** The list to which the shown record belongs. */
  parent?: { name: string; to: string }
  /** The kind and the id of the record that the page shows. */
  record?: { name: string; id: string }
  /** A page of the documentation, and the text of its link. */
  docs?: [page: string, text: string]
  /** At most one main button and one plain one. A `Menu` holds the others. */
  actions?: ReactNode
  children: ReactNode
}

/** A page with its heading, which is also the title of the browser window. */
export function Page({ title, mark, state, rename, about, parent, record, docs, actions, children }: Props) {
  const { service } = useSession()
  const workspace = useSlug()
  useEffect(() => {
    document.title = `${title} · ${service}`
  }, [title, service])
  return (
    <>
      <header className="page-head">
        {parent && (
          <div className="crumbs">
            <Link to={parent.to as '/w/$workspace'} params={{ workspace }} activeOptions={{ exact: true }}>
              {parent.name}
            </Link>
            {record && (
              <>
                <span aria-hidden="true">/</span>
                <Id of={record.id} name={`id of the ${record.name}`} />
              </>
            )}
          </div>
        )}
        <div className="title-row">
          {mark}
          <div className="title">
            <div className="row">
              <h1>{title}</h1>
              {rename}
              {state && <span aria-live="polite">{state}</span>}
            </div>
            {about && <div className="about">{about}</div>}
          </div>
          <div className="row">
            {docs && (
              <a href={`/docs/${docs[0]}`} target="_blank" rel="noreferrer" className="docs-link">
                <BookOpenIcon width={16} aria-hidden="true" />
                {docs[1]}
              </a>
            )}
            {actions}
          </div>
        </div>
      </header>
      {children}
    </>
  )
}
