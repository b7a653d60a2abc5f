/** A sent response. A `secret` response is stored encrypted. */
export type StoredResponse = {
  status: number
  headers: Record<string, string>
  body: string
  secret?: boolean
}

/** A key held by one request. Writes with `token` fail after another request has taken the key. */
export type IdempotencyClaim = { workspaceId: string; key: string; token: string }
