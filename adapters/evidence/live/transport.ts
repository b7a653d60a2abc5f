/** A response with an undecoded body. Read the body to its end or call `dump`. */
export type RawResponse = {
  status: number
  /** Takes a lower-case name. Returns the first value, or null. */
  header(name: string): string | null
  body: AsyncIterable<Buffer>
  /** Drains the body, or closes the connection if that is cheaper. */
  dump(): Promise<void>
}

/**
 * Sends one GET request without following redirects. Refuses private addresses that the policy does
 * not allow.
 */
export interface Transport {
  get(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<RawResponse>
  close(): Promise<void>
}
