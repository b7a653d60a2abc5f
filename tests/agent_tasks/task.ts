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

/** The right answer according to the world's own truth. */
export type Expected =
  /** The text contains each of these; for a list, any of its entries. */
  | { by: 'words'; all: readonly (string | readonly string[])[]; none?: readonly string[] }
  /** So many people are listed at least, and each of them is one of those meant. */
  | { by: 'people'; least: number; most?: number; isMeant: (person: DemoPerson) => boolean }
  | { by: 'companies'; least: number; most?: number; isMeant: (company: DemoCompany) => boolean }
  /** The number said in bold, or the structured one, is within a share of the truth. */
  | { by: 'number'; value: number; share?: number; at?: string }
  /** The structured output passes. Null where it is right, else what is wrong. */
  | { by: 'data'; check: (value: any) => string | null }
  /** It says plainly that it cannot, or that nothing is known, and gives none of these. */
  | { by: 'refusal'; none?: readonly string[] }

export type Task = {
  id: string
  kind: TaskKind
  task: string
  expected: Expected
  inputs?: Record<string, unknown>
  schema?: Record<string, unknown>
  /** Earlier messages of the same session, each answered in turn. */
  before?: readonly string[]
  max_acu?: number
  max_results?: number
  /** The seed of a lookalike task, instead of a schema. */
  seed?: Record<string, unknown>
  count?: number
}
