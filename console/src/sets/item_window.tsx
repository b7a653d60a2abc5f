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
import { ExcludeButton } from './exclude_button'
import type { Item, SetData } from './sets'

const FACTS = ['title', 'company', 'location', 'pronet', 'website'] as const

type Props = { set: SetData; item: Item | null; steps: ReactNode; onClose: () => void }

/** A person of a Set: the verdict on each criterion and the value of each column, with evidence. */
export function ItemWindow({ set, item, steps, onClose }: Props) {
  const workspace = useSlug()
  return (
    <Window title={item ? nameOf(item) : ''} isOpen={item !== null} onClose={onClose} side>
      {item && (
        <div className="stack">
          {steps}
          <p className="row">
            <ItemBadge of={item} />
            {FACTS.map((fact) => item.person?.[fact])
              .filter((value) => value !== null && value !== undefined)
              .map((value) => (
                <span key={value} className="wrap">
                  <OutLink url={value} />
                </span>
              ))}
          </p>
          {item.person?.person_id && (
            <p>
              <Link to="/w/$workspace/people/$person" params={{ workspace, person: item.person.person_id }}>
                Open the page of {nameOf(item)}
              </Link>
            </p>
          )}
          {item.criteria
            .filter(({ id }) => id !== EXCLUDED.id)
            .map(({ id, description, required, verdict, evidence }) => (
              <section key={id} aria-label={description}>
                <h3>
                  {description} <Badge state={verdict} />
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
              <h3>{description}</h3>
              <Answer cell={cell as Cell} />
              <Evidence proofs={cell.evidence} />
              <details>
                <summary>Votes for {description}</summary>
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
