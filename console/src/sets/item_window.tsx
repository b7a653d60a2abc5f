import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EXCLUDED } from '#domain/sets/exclusion'
import { useSlug } from '../api/session'
import { Answer } from '../datasets/cell_window'
import type { Cell } from '../datasets/datasets'
import { Explanation } from '../datasets/explanation'
import { Badge } from '../shared/badge'
import { Evidence, OutLink } from '../shared/evidence'
import { Window } from '../shared/window'
import { isSaved, ItemBadge, nameOf } from './item_badge'
import { sentence } from './sentence'
import { ExcludeButton } from './exclude_button'
import type { Item, SetData } from './sets'

type Props = { set: SetData; item: Item | null; steps: ReactNode; onClose: () => void }

/** A person of a Set: the verdict on each criterion and the value of each column, with evidence. */
export function ItemWindow({ set, item, steps, onClose }: Props) {
  return (
    <Window title={item ? nameOf(item) : ''} isOpen={item !== null} onClose={onClose} side>
      {item && (
        <div className="stack">
          {steps}
          <Who item={item} />
          {item.criteria
            .filter(({ id }) => id !== EXCLUDED.id)
            .map(({ id, description, required, verdict, evidence }) => (
              <section key={id} aria-label={description}>
                <h3>
                  {sentence(description)} <Badge state={verdict} />
                </h3>
                {!required && <p className="quiet">Informational: this criterion rejects nobody.</p>}
                <Evidence proofs={evidence} />
              </section>
            ))}
          {isSaved(item) && (
            <p className="quiet">
              A member saved this person. kith checks criteria only for people whom it finds.
            </p>
          )}
          {item.enrichments.map(({ id, description, ...cell }) => (
            <section key={id} aria-label={description}>
              <h3>{sentence(description)}</h3>
              <Answer cell={cell as Cell} />
              <Evidence proofs={cell.evidence} />
              <details>
                <summary>{`Votes for “${description}”`}</summary>
                <Explanation of={{ set: set.id, item: item.id, column: id }} proofs={cell.evidence} />
              </details>
            </section>
          ))}
          <ExcludeButton set={set} item={item} />
        </div>
      )}
    </Window>
  )
}

/** The state and the position of a person, with links to profiles and to the person's page. */
function Who({ item }: { item: Item }) {
  const workspace = useSlug()
  const { title, company, location, pronet, website, person_id } = item.person ?? {}
  const position = [[title, company].filter(Boolean).join(' at '), location].filter(Boolean)
  return (
    <div>
      <p className="row">
        <ItemBadge of={item} /> <span className="wrap">{position.join(' · ')}</span>
      </p>
      <p className="row">
        {person_id && (
          <Link to="/w/$workspace/people/$person" params={{ workspace, person: person_id }}>
            Open the page of {nameOf(item)}
          </Link>
        )}
        {[pronet, website].map((url) => url && <OutLink key={url} url={url} isBrief />)}
      </p>
    </div>
  )
}
