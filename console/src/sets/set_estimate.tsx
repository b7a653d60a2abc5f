import { useQuery } from '@tanstack/react-query'
import { api, bodyOf } from '../api/client'
import type { ApiBody, ApiResponse } from '../api/call'
import { withKey } from '../api/key_in_use'
import { useSlug } from '../api/session'
import { CostBefore } from '../billing/cost'
import { useSettled } from '../shared/settled'

/** The highest cost of a Set, from the preview of the API, which creates nothing. */
export function SetEstimate({ body }: { body: ApiBody<'/v1/sets'> }) {
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
  return data ? (
    <CostBefore most={data.data.estimate.credits} />
  ) : (
    <p className="quiet">Reading the price …</p>
  )
}
