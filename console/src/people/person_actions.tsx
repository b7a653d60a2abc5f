import { useClipboard } from '@mantine/hooks'
import { useIsOperator, useSlug } from '../api/session'
import { ActionButton, LinkButton } from '../shared/button'
import { lazyPart } from '../shared/lazy_part'
import { Menu } from '../shared/menu'
import { Skeletons } from '../shared/skeletons'
import { WindowButton } from '../shared/window_button'
import { toast } from '../theme/toast'
import type { PersonFacts } from './people'

const SaveAsSet = lazyPart(
  () => import('../search/save_as_set'),
  () => <Skeletons shape="text" />
)

export function PersonActions({ person }: { person: PersonFacts }) {
  const { person_id, name, title } = person
  const workspace = useSlug()
  const isOperator = useIsOperator()
  const clipboard = useClipboard()
  return (
    <>
      <WindowButton label="Save to Set" kind="main" title={`Save ${name} to a Set`}>
        {() => <SaveAsSet search={{ q: title ?? undefined }} people={[{ person }]} />}
      </WindowButton>
      <LinkButton to="/w/$workspace/search" params={{ workspace }} search={{ like: person_id }}>
        More like this
      </LinkButton>
      <Menu label="More actions" isIcon>
        <ActionButton
          onClick={() => {
            clipboard.copy(person_id)
            toast('The id is copied')
          }}
        >
          Copy id
        </ActionButton>
        {isOperator && (
          <LinkButton
            kind="danger"
            to="/w/$workspace/privacy"
            params={{ workspace }}
            search={{ person: person_id }}
          >
            Erase
          </LinkButton>
        )}
      </Menu>
    </>
  )
}
