import { useIsOperator, useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { lazyPart } from '../shared/lazy_part'
import { Menu } from '../shared/menu'
import { Skeletons } from '../shared/skeletons'
import { WindowButton } from '../shared/window_button'
import type { PersonFacts } from './people'

const SaveAsSet = lazyPart(
  () => import('../search/save_as_set'),
  () => <Skeletons shape="text" />
)

export function PersonActions({ person }: { person: PersonFacts }) {
  const { person_id, name, title } = person
  const workspace = useSlug()
  const isOperator = useIsOperator()
  return (
    <>
      <WindowButton label="Save to Set" kind="main" title={`Save ${name} to a Set`}>
        {() => <SaveAsSet search={{ q: title ?? undefined }} people={[{ person }]} />}
      </WindowButton>
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
