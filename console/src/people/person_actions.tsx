import { useIsOperator, useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { Menu } from '../shared/menu'
import type { PersonFacts } from './people'

export function PersonActions({ person: { person_id } }: { person: PersonFacts }) {
  const workspace = useSlug()
  const isOperator = useIsOperator()
  return (
    <>
      <LinkButton to="/w/$workspace/search" params={{ workspace }} search={{ like: person_id }}>
        More like this
      </LinkButton>
      {isOperator && (
        <Menu label="More actions" isIcon>
          <LinkButton
            kind="danger"
            to="/w/$workspace/privacy"
            params={{ workspace }}
            search={{ person: person_id }}
          >
            Erase
          </LinkButton>
        </Menu>
      )}
    </>
  )
}
