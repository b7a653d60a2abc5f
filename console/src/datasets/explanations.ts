import { type Data, useRead } from '../api/workspace'

export type DatasetCell = { dataset: string; index: number; column: string }
export type SetCell = { set: string; item: string; column: string }
export type ExplainedCell = DatasetCell | SetCell

export type CellExplanation = NonNullable<Data<'/datasets/{id}/rows/{index}/explanation'>['explanation']>
export type ExplainedValue = CellExplanation['values'][number]
export type Vote = ExplainedValue['votes'][number]

/** Reads the explanation of a dataset cell. It was stored when the row was filled. */
export const useDatasetExplanation = ({ dataset, index, column }: DatasetCell) =>
  useRead('/datasets/{id}/rows/{index}/explanation', {
    params: { id: dataset, index },
    query: { column },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Reads the explanation of a cell of a Set. It was stored when the column was filled. */
export const useSetExplanation = ({ set, item, column }: SetCell) =>
  useRead('/sets/{id}/items/{item}/explanation', {
    params: { id: set, item },
    query: { column },
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Counts the listed independent votes that a value is current. Copies, and pages of one owner,
 * count once.
 */
export const independentVotes = ({ votes }: ExplainedValue): number =>
  new Set(votes.filter(({ past }) => !past).map(({ group }) => group)).size
