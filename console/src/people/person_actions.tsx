import { useIsOperator, useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { PAGES } from '../shell/pages'
import type { PersonFacts } from './people'

/** Whether the console has a page for privacy requests. */
const HAS_PRIVACY = PAGES.some(({ path }) => path === '/privacy')

export function PersonActions({ person: { person_id } }: { person: PersonFacts }) {
  const workspace = useSlug()
  const isOperator = useIsOperator()
  return (
    <>
      <LinkButton to="/w/$workspace/search" params={{ workspace }} search={{ like: person_id }}>
        More like this
      </LinkButton>
      {HAS_PRIVACY && isOperator && (
        <LinkButton
          kind="danger"
          to={`/w/${workspace}/privacy` as '.'}
          search={{ person: person_id, new: true } as never}
        >
          Erase
        </LinkButton>
      )}
    </>
  )
}
