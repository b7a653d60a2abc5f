/** A response as it was sent. If `secret`, it is stored encrypted. */
export type StoredResponse = {
  status: number
  headers: Record<string, string>
  body: string
  secret?: boolean
}

/** A key held by one request; writes with `token` fail once another has taken it over. */
export type IdempotencyClaim = { workspaceId: string; key: string; token: string }
