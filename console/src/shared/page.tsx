import { type ReactNode, useEffect } from 'react'
import { useSession } from '../session/session'

/** A page of the console with its heading, which also names the window. */
export function Page({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
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
      {children}
    </>
  )
}
