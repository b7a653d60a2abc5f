/** A result: the ids of the records of one person. */
export type Result = string[]

/** An engine under test. `search` returns at most `count` people, best first. */
export type Engine = {
  label: string
  search(text: string, count: number): Promise<Result[]>
}
