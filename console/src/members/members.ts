import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { useSlug } from '../session/session'

const MEMBERS = '/console/api/workspaces/{workspace}/members' as const

export type Role = 'admin' | 'member'
export type NewMember = { email: string; role: Role }

export function useMembers() {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['members', workspace],
    queryFn: async () => (await dataOf(api.GET(MEMBERS, { params: { path: { workspace } } }))).items,
  })
}

type AuditQuery = NonNullable<
  paths['/console/api/workspaces/{workspace}/audit']['get']['parameters']['query']
>
export type AuditedAction = NonNullable<AuditQuery['action']>

export function useAudit(query: Pick<AuditQuery, 'cursor' | 'action' | 'email' | 'sort'>) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['audit', workspace, query],
    placeholderData: keepPreviousData,
    queryFn: () =>
      dataOf(
        api.GET('/console/api/workspaces/{workspace}/audit', {
          params: { path: { workspace }, query },
        })
      ),
  })
}

function useMemberChange<I, O>(mutationFn: (input: I, workspace: string) => Promise<O>) {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: I) => mutationFn(input, workspace),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['members', workspace] }),
  })
}

/** Gives the password made for a new user, which can be read this once. */
export const useAddMember = () =>
  useMemberChange((body: NewMember, workspace) =>
    dataOf(api.POST(MEMBERS, { params: { path: { workspace } }, body }))
  )

export const useRemoveMember = () =>
  useMemberChange((user: string, workspace) =>
    dataOf(
      api.DELETE('/console/api/workspaces/{workspace}/members/{user}', {
        params: { path: { workspace, user } },
      })
    )
  )
