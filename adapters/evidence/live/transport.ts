/** The head of an answer, and its body as it was sent: to be read to its end or dumped. */
export type Answer = {
  status: number
  /** By lower-case name; the first of several values. */
  header(name: string): string | null
  body: AsyncIterable<Buffer>
  /** Gives the connection back, or breaks it where that is cheaper. */
  dump(): Promise<void>
}

/** Sends one GET request to one URL, without following anything. Private addresses are never connected to. */
export interface Transport {
  get(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Answer>
  close(): Promise<void>
}
