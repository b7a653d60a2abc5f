import { Answer } from '../datasets/cell_window'
import type { Cell } from '../datasets/datasets'
import { Explanation } from '../datasets/explanation'
import { Badge } from '../shared/badge'
import { Evidence, OutLink } from '../shared/evidence'
import { Window } from '../shared/window'
import type { Item } from './sets'
import { Verdict } from './verdict'

const FACTS = ['title', 'company', 'location', 'pronet', 'website'] as const

/** Somebody of a Set: the verdict on each criterion with the pages that say so, and each column with its own. */
export function ItemWindow({ set, item, onClose }: { set: string; item: Item | null; onClose: () => void }) {
  const title = item ? (item.person?.name ?? 'Not known by name') : ''
  return (
    <Window title={title} isOpen={item !== null} onClose={onClose} wide>
      {item && (
        <div className="stack">
          <p className="row">
            <Badge state={item.status === 'rejected' ? 'not proven' : item.status} />
            {FACTS.map((fact) => item.person?.[fact])
              .filter((value) => value !== null && value !== undefined)
              .map((value) => (
                <span key={value} className="wrap">
                  <OutLink url={value} />
                </span>
              ))}
          </p>
          {item.criteria.map(({ id, description, required, verdict, evidence }) => (
            <section key={id} aria-label={description}>
              <h3>
                {description} <Verdict of={verdict} />
              </h3>
              {!required && <p className="quiet">Reported only: nobody is left out for it.</p>}
              <Evidence proofs={evidence} />
            </section>
          ))}
          {item.criteria.length === 0 && <p className="quiet">No criterion was looked at.</p>}
          {item.enrichments.map(({ id, description, ...cell }) => (
            <section key={id} aria-label={description}>
              <h3>{description}</h3>
              <Answer cell={cell as Cell} />
              <Evidence proofs={cell.evidence} />
              <details>
                <summary>Votes for {description}</summary>
                <Explanation of={{ set, item: item.id, column: id }} />
              </details>
            </section>
          ))}
        </div>
      )}
    </Window>
  )
}
