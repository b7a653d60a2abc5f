/**
 * What is wrong. `layout`: the file is not a bundle, or has bytes in no entry. `missing`, `added`,
 * `order`: the list of entries. `content`: an entry is not the signed one. `package`: the list of
 * resources is wrong. `signature`, `key`, `chain`, `root`: the signed statement. `record`, `row`,
 * `cell`, `verdict`, `item`, `quote`, `claims`, `reconciliation`: a signed content that the pages
 * contradict.
 */
export type ProblemCode =
  | 'layout'
  | 'missing'
  | 'added'
  | 'order'
  | 'content'
  | 'package'
  | 'signature'
  | 'key'
  | 'chain'
  | 'root'
  | 'record'
  | 'row'
  | 'cell'
  | 'verdict'
  | 'item'
  | 'quote'
  | 'claims'
  | 'reconciliation'

export type Problem = {
  code: ProblemCode
  /** The entry that is wrong. */
  entry?: string
  row?: number
  column?: string
  /** One sentence. */
  message: string
}
