import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api, bodyOf } from '../api/client'
import { withKey } from '../api/key_in_use'
import { useSlug } from '../api/session'
import { usePrices } from '../billing/cost'
import { type SearchResponse, newRun } from '../search/search_state'
import { useMayCall } from '../search/use_search'
import { useSettled } from '../shared/settled'
import type { Command } from './command'

const SHOWN = 5
const MIN_LENGTH = 3

/**
 * Returns the people whom an instant search finds for the typed text, and the command that searches
 * for it. Searches while the user types only if searches are free.
 */
export function usePeopleCommands(text: string): Command[] {
  const workspace = useSlug()
  const navigate = useNavigate()
  const mayCall = useMayCall()
  const isFree = usePrices().data?.search_price === 0
  const query = useSettled(text, 200)
  const { data } = useQuery({
    queryKey: ['palette', workspace, query],
    enabled: isFree && mayCall && query.length >= MIN_LENGTH,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) =>
      withKey(workspace, (key) =>
        bodyOf<SearchResponse>(
          api.POST('/v1/search', {
            body: { query, type: 'instant', num_results: SHOWN },
            headers: { authorization: `Bearer ${key}` },
            signal,
          } as never) as never
        )
      ),
  })
  if (!text) return []
  const people = text === query ? (data?.data.results ?? []) : []
  const open = (person: string) => () =>
    void navigate({ to: '/w/$workspace/people/$person', params: { workspace, person } })
  return [
    ...people.map(({ person: { person_id, name, title, company } }) => ({
      id: person_id,
      label: name ?? 'Unnamed',
      note: [title, company].filter(Boolean).join(' · '),
      run: open(person_id),
    })),
    {
      id: 'people',
      label: `Search people: ${text}`,
      run: () =>
        void navigate({
          to: '/w/$workspace/search',
          params: { workspace },
          search: { q: text, ...(isFree && mayCall ? { run: newRun() } : {}) },
        }),
    },
  ]
}
