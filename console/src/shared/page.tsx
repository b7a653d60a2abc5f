import { type ReactNode, useEffect } from 'react'
import { useSession } from '../api/session'

type Props = {
  title: string
  /** The id of the record that the page shows. */
  id?: string
  actions?: ReactNode
  children: ReactNode
}

/** A page with its heading, which is also the title of the browser window. */
export function Page({ title, id, actions, children }: Props) {
  const { service } = useSession()
  useEffect(() => {
    document.title = `${title} · ${service}`
  }, [title, service])
  return (
    <>
      <header className="page-head">
        <h1>{title}</h1>
        <div className="row">{actions}</div>
      </header>
      {id && (
        <p className="quiet">
          <code>{id}</code>
        </p>
      )}
      {children}
    </>
  )
}
