import { ActionForm } from '../shared/action_form'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { When } from '../shared/when'
import { useCheck } from './privacy'
import { RemoveSuppression } from './remove_suppression'
import { EFFECTS, whyListed } from './suppression_words'

/** Says whether an address, a number or a profile is on the list, which itself names nobody. */
export function CheckPerson() {
  const check = useCheck()
  const { data, variables } = check
  return (
    <>
      <ActionForm
        className="card find-form"
        change={check}
        action="Check"
        isMinor
        onSubmit={(fields) => check.mutate(String(fields.get('text')).trim())}
      >
        <Field
          label="Is somebody on the list?"
          name="text"
          placeholder="Email address, phone number with country code, or profile URL"
          autoComplete="off"
          required
        />
      </ActionForm>
      {data && <Answer of={data} about={variables!} onRemoved={check.reset} />}
    </>
  )
}

type Check = NonNullable<ReturnType<typeof useCheck>['data']>
type AnswerProps = { of: Check; about: string; onRemoved: () => void }

/** Whether somebody is on the list, and by which entries. */
function Answer({ of: { is_readable, scope, entries }, about, onRemoved }: AnswerProps) {
  if (!is_readable)
    return (
      <Notice kind="bad">
        {about} is no email address, phone number with country code, or profile URL of a person.
      </Notice>
    )
  if (scope === null) return <Notice kind="info">{about} is not on the list.</Notice>
  return (
    <Notice kind="info">
      {about} is on the list: {EFFECTS[scope]}
      {entries.map((entry) => (
        <span key={entry.id} className="row">
          {whyListed(entry)}, added <When at={entry.created_at} />
          {entry.added_by && ` by ${entry.added_by}`}
          <RemoveSuppression entry={entry.id} onDone={onRemoved} />
        </span>
      ))}
    </Notice>
  )
}
