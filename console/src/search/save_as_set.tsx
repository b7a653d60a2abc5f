import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, bodyOf } from '../api/client'
import type { ApiBody, ApiResponse } from '../api/call'
import { withKey } from '../api/key_in_use'
import { useSlug } from '../api/session'
import { useSets, titleOf } from '../sets/sets'
import { ActionForm } from '../shared/action_form'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { toast } from '../theme/toast'
import type { SearchState, Result } from './search_state'
import { SetEstimate } from '../sets/set_estimate'
import { NAMED } from './filters'

const NEW = 'new'

type Saved = { person: Pick<Result['person'], 'person_id'> }

/**
 * Saves people in a Set: in an existing Set, or in a new Set that also searches for the query. The
 * people are added without verification.
 */
export default function SaveAsSet({ search, people }: { search: SearchState; people: readonly Saved[] }) {
  const workspace = useSlug()
  const navigate = useNavigate()
  const sets = useSets().data?.items ?? []
  const [target, setTarget] = useState(NEW)
  const [query, setQuery] = useState(() => wordsOf(search))
  const [number, setNumber] = useState(String(Math.min(people.length, 10)))
  const setSearch = { query: query.trim(), count: Math.max(1, Number(number) || 1) }
  const save = useSave(people, target === NEW ? { search: setSearch } : target)
  return (
    <ActionForm
      change={save}
      action={`Save ${people.length} ${people.length === 1 ? 'person' : 'people'}`}
      disabled={target === NEW && setSearch.query === ''}
      onSubmit={() =>
        save.mutate(undefined, {
          onSuccess: ({ set, imported }) => {
            toast(`${imported} people saved`)
            void navigate({ to: '/w/$workspace/sets/$set', params: { workspace, set } })
          },
        })
      }
    >
      <Choice
        label="Set"
        value={target}
        onChange={setTarget}
        options={[
          { value: NEW, text: 'A new Set' },
          ...sets.map((set) => ({ value: set.id, text: titleOf(set) })),
        ]}
      />
      {target === NEW && (
        <>
          <Field
            label="Query of the Set"
            value={query}
            onChange={setQuery}
            hint="kith also searches for it, and adds only people with evidence for each phrase."
          />
          <Field label="More people to find" type="number" min={1} value={number} onChange={setNumber} />
          {setSearch.query !== '' && <SetEstimate body={{ search: setSearch }} />}
        </>
      )}
    </ActionForm>
  )
}

function useSave(people: readonly Saved[], target: string | ApiBody<'/v1/sets'>) {
  const workspace = useSlug()
  const queries = useQueryClient()
  const post = <T,>(path: string, body: object, params?: object) =>
    withKey(workspace, (key) =>
      bodyOf<T>(
        api.POST(
          path as never,
          {
            body,
            params: { path: params, header: { 'Idempotency-Key': crypto.randomUUID() } },
            headers: { authorization: `Bearer ${key}` },
          } as never
        ) as never
      )
    )
  return useMutation({
    mutationFn: async () => {
      const set =
        typeof target === 'string'
          ? target
          : (await post<ApiResponse<'/v1/sets'>>('/v1/sets', target)).data.id
      const rows = people.map(({ person }) => ({ person_id: person.person_id }))
      const { data } = await post<ApiResponse<'/v1/sets/{id}/imports'>>(
        '/v1/sets/{id}/imports',
        { rows },
        { id: set }
      )
      return { set, imported: data.imported }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', workspace] }),
  })
}

/** Returns the query of a search, or else the wanted values of its filters in NAMED. */
const wordsOf = ({ q, filters = {} }: SearchState): string =>
  q ?? NAMED.flatMap((name) => filters[name]?.any_of ?? []).join(' ')
