import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'

const RETURN_TO = 'return_to'
/** Pages to return to: those of a workspace, and the page that authorizes an app. */
const RETURNS = /^\/console\/(w\/|authorize\?)/

/** Opens the provider's sign-in page. Remembers the open page, to return to it. */
export const useBeginOidc = () =>
  useMutation({
    mutationFn: async () => {
      const { url } = await dataOf(api.POST('/console/api/session/oidc'))
      sessionStorage.setItem(RETURN_TO, location.pathname + location.search)
      location.assign(url)
    },
  })

export const useFinishOidc = () =>
  useMutation({
    mutationFn: (query: string) => dataOf(api.POST('/console/api/session/oidc/finish', { body: { query } })),
    onSuccess: ({ needs_code }) => {
      if (!needs_code) openConsole()
    },
  })

export const useCodeOidc = () =>
  useMutation({
    mutationFn: (code: string) => dataOf(api.POST('/console/api/session/oidc/code', { body: { code } })),
    onSuccess: openConsole,
  })

/** Loads the page that was open before the sign-in, or else the start page. */
function openConsole(): void {
  const path = sessionStorage.getItem(RETURN_TO)
  sessionStorage.removeItem(RETURN_TO)
  location.replace(path && RETURNS.test(path) ? path : '/console')
}
