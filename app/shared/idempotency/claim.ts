/** An answer as it was sent; one that shows a `secret` is stored encrypted. */
export type StoredResponse = {
  status: number
  headers: Record<string, string>
  body: string
  secret?: boolean
}

/** An idempotency key in the hands of one request; what is written under `token` is refused once another has taken it over. */
export type IdempotencyClaim = { workspaceId: string; key: string; token: string }
