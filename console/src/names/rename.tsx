import { PencilSquareIcon } from '@heroicons/react/24/outline'
import { useIsAdmin } from '../api/session'
import { useChange } from '../api/workspace'
import { ActionForm } from '../shared/action_form'
import { Field } from '../shared/field'
import { WindowButton } from '../shared/window_button'

type Props = {
  kind: 'sets' | 'datasets'
  what: string
  id: string
  /** The name that a member gave the record. */
  name: string | null
  /** What the record is called. */
  title: string
}

/** A pencil beside the title, with which admins rename a Set or a dataset. */
export function Rename({ what, title, ...of }: Props) {
  if (!useIsAdmin()) return null
  return (
    <WindowButton
      kind="quiet"
      label={`Rename the ${what}`}
      icon={<PencilSquareIcon width={17} aria-hidden="true" />}
    >
      {(close) => <Form {...of} title={title} close={close} />}
    </WindowButton>
  )
}

function Form({ kind, id, name, title, close }: Omit<Props, 'what'> & { close: () => void }) {
  const change = useChange('post', `/${kind}/{id}/name`, (text: string) => ({
    params: { id },
    body: { name: text },
  }))
  return (
    <ActionForm
      change={change}
      action="Rename"
      onCancel={close}
      onSubmit={(fields) => change.mutate(String(fields.get('name') ?? ''), { onSuccess: close })}
    >
      <Field
        label="Name"
        name="name"
        defaultValue={name ?? title}
        hint="Leave it empty to return to the name that kith gives."
        focus="window"
      />
    </ActionForm>
  )
}
