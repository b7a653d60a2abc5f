import { Id } from '../shared/id'
import type { Candidate, Held } from './privacy'
import { HeldTable } from './held_table'

/** The data that each store holds about a person. */
export function HeldData({ person, held }: { person: Candidate | null; held: readonly Held[] }) {
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
      <HeldTable held={held} empty="Nothing is held about this person." />
    </>
  )
}
