/** What decides whether two records speak of the same person or company. */
export type Linkable = {
  /** Stands for the record, the same in every import. */
  key: string
  /** The one account the record gives on each network. */
  accounts: ReadonlyMap<string, string>
  /** The source, where that source tells its records apart by an id. */
  source?: string
  /** Words that records of one owner have in common: what weak evidence is looked up by. */
  blocks: readonly string[]
}

/** How the records of one kind are compared. */
export type LinkRules<T extends Linkable> = {
  /** Networks whose accounts join before those of all others, the surest first. */
  trusted: readonly string[]
  /** Whether an owner has one account there at most, so that two different ones are two owners'. */
  exclusive(network: string): boolean
  /** Whether an account that both give is believed to be one owner's. */
  believes(a: T, b: T, account: string): boolean
  /** Weak evidence of two records that share a block: above 0 they agree (more is closer), -1 they contradict. */
  compare(a: T, b: T): number
  /** The levels of `compare` in the order they are tried, the closest first. */
  levels: readonly number[]
}
