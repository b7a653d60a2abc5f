import { Id } from '../shared/id'
import { Notice } from '../shared/notice'
import { HeldTable } from './held_table'
import type { Preview, SuppressionScope } from './privacy'

type Props = Pick<Preview, 'person' | 'held'> & { suppressed: SuppressionScope | null }

/** The data that each store holds about a person, and whether the person is suppressed. */
export function HeldData({ person, held, suppressed }: Props) {
  return (
    <>
      <h3>{person ? person.name : 'No stored person'}</h3>
      {person ? (
        <p className="row">
          {[person.title, person.company].filter(Boolean).join(', ')}{' '}
          <Id of={person.person_id} name="id of the person" />
        </p>
      ) : (
        <p>No record matches. An erasure still adds the person to the suppression list.</p>
      )}
      {suppressed && (
        <Notice kind="info">
          {suppressed === 'all'
            ? 'This person is on the suppression list: kith stores nothing new and finds them no more.'
            : 'This person is on the do-not-contact list: kith neither stores nor returns their contacts.'}
        </Notice>
      )}
      <HeldTable held={held} empty="Nothing is held about this person." />
    </>
  )
}
