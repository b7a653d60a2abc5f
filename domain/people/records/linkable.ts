/** The values that decide whether two records describe the same person or company. */
export type Linkable = {
  /** Identifies the record; the same in every import. */
  key: string
  /** One identifier per network: a profile key or, for `domain`, a domain. */
  identifiers: ReadonlyMap<string, string>
  /** The record's source, if the source has an id for it. */
  source?: string
  /** Blocking keys. Only records that share a key are compared. */
  blocks: readonly string[]
}

/** Rules for comparing records of one kind. */
export type LinkRules<T extends Linkable> = {
  /** Networks whose identifiers join records first, the most reliable first. */
  trusted: readonly string[]
  /** Whether different identifiers on a network mean different owners. */
  exclusive(network: string): boolean
  /** Whether a shared identifier means the same owner. */
  trusts(a: T, b: T, identifier: string): boolean
  /**
   * Compares records in one block. Above 0: they agree (higher is closer). -1: they contradict each
   * other. 0: neither.
   */
  compare(a: T, b: T): number
  /** The levels of `compare`, closest first. */
  levels: readonly number[]
}
