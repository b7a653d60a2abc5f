import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Role } from '#domain/access/roles'
import { api, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { useSlug } from '../session/session'

const MEMBERS = '/console/api/workspaces/{workspace}/members' as const

const INVITATIONS = '/console/api/workspaces/{workspace}/invitations' as const
const INVITATION = `${INVITATIONS}/{invitation}` as const
const MEMBER = `${MEMBERS}/{user}` as const

export type Invitee = { email: string; role: Role }

export function useMembers() {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['members', workspace],
    queryFn: async () => (await dataOf(api.GET(MEMBERS, { params: { path: { workspace } } }))).items,
  })
}

/** Invitations that were not accepted; only admins see them. */
export function useInvitations(isAdmin: boolean) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['members', workspace, 'invitations'],
    enabled: isAdmin,
    queryFn: async () => (await dataOf(api.GET(INVITATIONS, { params: { path: { workspace } } }))).items,
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

/** Brings the link of the invitation, which can be read this once. */
export const useInvite = () =>
  useMemberChange((body: Invitee, workspace) =>
    dataOf(api.POST(INVITATIONS, { params: { path: { workspace } }, body }))
  )

export const useResendInvitation = () =>
  useMemberChange((invitation: string, workspace) =>
    dataOf(api.POST(INVITATION, { params: { path: { workspace, invitation } } }))
  )

export const useRevokeInvitation = () =>
  useMemberChange((invitation: string, workspace) =>
    dataOf(api.DELETE(INVITATION, { params: { path: { workspace, invitation } } }))
  )

export const useChangeRole = () =>
  useMemberChange(({ user, role }: { user: string; role: Role }, workspace) =>
    dataOf(api.POST(MEMBER, { params: { path: { workspace, user } }, body: { role } }))
  )

export const useRemoveMember = () =>
  useMemberChange((user: string, workspace) =>
    dataOf(api.DELETE(MEMBER, { params: { path: { workspace, user } } }))
  )
