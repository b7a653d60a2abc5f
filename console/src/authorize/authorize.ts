import { useMutation, useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'

const NAMES = [
  ...(['response_type', 'client_id', 'redirect_uri', 'scope', 'state'] as const),
  ...(['code_challenge', 'code_challenge_method', 'resource'] as const),
] as const

export type ClientRequest = Partial<Record<(typeof NAMES)[number], string>>

/** Returns the client's request in the URL, without other parameters. */
export function requestOfAddress(): ClientRequest {
  const given = new URLSearchParams(window.location.search)
  return Object.fromEntries(NAMES.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : [])))
}

export const useRequest = (request: ClientRequest) =>
  useQuery({
    queryKey: ['authorization', request],
    retry: false,
    queryFn: () => dataOf(api.POST('/console/api/authorization/read', { body: request })),
  })

const leave = ({ redirect_to }: { redirect_to: string }) => window.location.assign(redirect_to)

/** Approves the request for a workspace and returns to the client. */
export const useApprove = (request: ClientRequest) =>
  useMutation({
    mutationFn: (workspace: string) =>
      dataOf(
        api.POST('/console/api/workspaces/{workspace}/authorizations', {
          params: { path: { workspace } },
          body: request,
        })
      ),
    onSuccess: leave,
  })

export const useDeny = (request: ClientRequest) =>
  useMutation({
    mutationFn: () => dataOf(api.POST('/console/api/authorization/deny', { body: request })),
    onSuccess: leave,
  })
