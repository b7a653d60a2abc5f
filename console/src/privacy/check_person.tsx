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
      {data && (
        <div role="status">
          {!data.is_readable ? (
            <Notice kind="bad">
              {variables} is no email address, phone number with country code, or profile URL of a person.
            </Notice>
          ) : data.scope === null ? (
            <Notice kind="info">{variables} is not on the list.</Notice>
          ) : (
            <Notice kind="info">
              {variables} is on the list: {EFFECTS[data.scope]}
              {data.entries.map((entry) => (
                <span key={entry.id} className="row">
                  {whyListed(entry)}, added <When at={entry.created_at} />
                  {entry.added_by && ` by ${entry.added_by}`}
                  <RemoveSuppression entry={entry.id} onDone={() => check.reset()} />
                </span>
              ))}
            </Notice>
          )}
        </div>
      )}
    </>
  )
}
