import type { DemoCompany, DemoPerson } from '#demo/model'

export const TASK_KINDS = [
  'find people',
  'find companies',
  'count',
  'compare',
  'company facts',
  'person facts',
  'contacts',
  'code host',
  'pages',
  'lookalikes',
  'conversation',
  'impossible',
] as const
type TaskKind = (typeof TASK_KINDS)[number]

/** The right answer according to the truth of the world. */
export type Expected =
  /**
   * The text contains each entry of `all` and none of `none`. An entry that is a list needs only
   * one of its texts.
   */
  | { by: 'words'; all: readonly (string | readonly string[])[]; none?: readonly string[] }
  /**
   * The answer lists at least `least` people and at most `most`. At least 80% of them must be
   * meant.
   */
  | { by: 'people'; least: number; most?: number; isMeant: (person: DemoPerson) => boolean }
  | { by: 'companies'; least: number; most?: number; isMeant: (company: DemoCompany) => boolean }
  /**
   * The number in bold equals `value`. With `share`, it may differ by this share of `value`, and at
   * least by 1. With `at`, this holds for that field of the structured output instead.
   */
  | { by: 'number'; value: number; share?: number; at?: string }
  /** `check` returns null if the structured output is right, otherwise what is wrong. */
  | { by: 'data'; check: (value: any) => string | null }
  /**
   * The answer says that it cannot be given or that nothing is known. It contains none of these
   * texts.
   */
  | { by: 'refusal'; none?: readonly string[] }

export type Task = {
  id: string
  kind: TaskKind
  task: string
  expected: Expected
  inputs?: Record<string, unknown>
  schema?: Record<string, unknown>
  /** Earlier messages of the session. Each is answered before the next is sent. */
  before?: readonly string[]
  max_acu?: number
  max_results?: number
  /** The seed of a lookalike task, instead of a schema. */
  seed?: Record<string, unknown>
  count?: number
}
