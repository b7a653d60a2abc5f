import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ApiBody, ApiResponse } from '../api/call'
import { api, bodyOf } from '../api/client'
import { withKey } from '../api/key_in_use'
import { useSlug } from '../api/session'
import { useSettled } from '../shared/settled'

const PAUSE_MS = 500

/** Reads the criteria and the highest cost of a Set from the API's preview, which creates nothing. */
export function useSetPreview(body: ApiBody<'/v1/sets/preview'>) {
  const workspace = useSlug()
  const settled = useSettled(JSON.stringify(body), PAUSE_MS)
  const isSettled = settled === JSON.stringify(body)
  const { data } = useQuery({
    queryKey: ['set-preview', workspace, settled],
    enabled: body.search.query !== '' && JSON.parse(settled).search.query !== '',
    placeholderData: keepPreviousData,
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
  return { preview: data?.data, isSettled }
}
