import type { ApiBody } from '../api/call'
import { CostBefore } from '../billing/cost'
import { useSetPreview } from './use_set_preview'

type Props = { body: ApiBody<'/v1/sets/preview'>; showCriteria?: boolean }

/** The highest cost of a Set, and the criteria that it would check. */
export function SetEstimate({ body, showCriteria = false }: Props) {
  const { preview } = useSetPreview(body)
  if (!preview) return <p className="quiet">Reading the price …</p>
  const { criteria, estimate } = preview
  return (
    <>
      {showCriteria && (
        <div>
          <p className="quiet small">Each person is checked for:</p>
          <ul className="chips" aria-label="Criteria of this Set">
            {criteria.map(({ id, description }) => (
              <li key={id} className="chip hint">
                <span>{description}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <CostBefore most={estimate.credits} />
    </>
  )
}
