import { useQuery } from '@tanstack/react-query'
import { api, bodyOf } from '../api/client'
import type { ApiBody, ApiResponse } from '../api/call'
import { withKey } from '../api/key_in_use'
import { useSlug } from '../api/session'
import { CostBefore } from '../billing/cost'
import { useSettled } from '../shared/settled'

type Props = { body: ApiBody<'/v1/sets/preview'>; showCriteria?: boolean }

/**
 * The highest cost of a Set, and the criteria that it would check, from the preview of the API,
 * which creates nothing.
 */
export function SetEstimate({ body, showCriteria = false }: Props) {
  const workspace = useSlug()
  const settled = useSettled(JSON.stringify(body), 500)
  const { data } = useQuery({
    queryKey: ['set-preview', workspace, settled],
    queryFn: ({ signal }) =>
      withKey(workspace, (key) =>
        bodyOf<ApiResponse<'/v1/sets/preview'>>(
          api.POST('/v1/sets/preview', {
            body: JSON.parse(settled),
            headers: { authorization: `Bearer ${key}` },
            signal,
          } as never) as never
        )
      ),
  })
  if (!data) return <p className="quiet">Reading the price …</p>
  const { criteria, estimate } = data.data
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
