import { Breadcrumbs } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useSession, useSlug } from '../api/session'
import { Id } from './id'

type Props = {
  title: string
  /** The list to which the shown record belongs. */
  parent?: { name: string; to: string }
  /** The kind and the id of the record that the page shows. */
  record?: { name: string; id: string }
  actions?: ReactNode
  children: ReactNode
}

/** A page with its heading, which is also the title of the browser window. */
export function Page({ title, parent, record, actions, children }: Props) {
  const { service } = useSession()
  const workspace = useSlug()
  useEffect(() => {
    document.title = `${title} · ${service}`
  }, [title, service])
  return (
    <>
      <header className="page-head">
        {parent && (
          <Breadcrumbs separatorMargin={6} mb={4}>
            <Link to={parent.to as '/w/$workspace'} params={{ workspace }} activeOptions={{ exact: true }}>
              {parent.name}
            </Link>
            {record && <Id of={record.id} name={`id of the ${record.name}`} />}
          </Breadcrumbs>
        )}
        <div className="row between">
          <h1>{title}</h1>
          <div className="row">{actions}</div>
        </div>
      </header>
      {children}
    </>
  )
}
