import { useRouterState } from '@tanstack/react-router'
import { useIsOperator, useWorkspace } from '../api/session'
import mark from '../shared/mark.svg'
import { isOpenAt, pagesFor } from './pages'

/** The workspace and the open page, on phones, where the navigation is folded. */
export function Here() {
  const workspace = useWorkspace()!
  const base = `/w/${workspace.slug}`
  const address = useRouterState({
    select: ({ location }) => location.pathname.slice(base.length).replace(/\/$/, ''),
  })
  const page = pagesFor(useIsOperator()).find((one) => isOpenAt(one, address))
  return (
    <span className="here">
      <img src={mark} width={26} height={26} alt="" />
      <strong>{workspace.name}</strong>
      {page && (
        <>
          <span className="quiet" aria-hidden="true">
            /
          </span>
          <span className="quiet">{page.name}</span>
        </>
      )}
    </span>
  )
}
