import { type Data, useRead } from '../api/workspace'

export type DatasetCell = { dataset: string; index: number; column: string }
export type SetCell = { set: string; item: string; column: string }
export type ExplainedCell = DatasetCell | SetCell

export type CellExplanation = NonNullable<Data<'/datasets/{id}/rows/{index}/explanation'>['explanation']>
export type ExplainedValue = CellExplanation['values'][number]
export type Vote = ExplainedValue['votes'][number]

/** The explanation of a dataset cell, stored when the row was filled. */
export const useDatasetExplanation = ({ dataset, index, column }: DatasetCell) =>
  useRead('/datasets/{id}/rows/{index}/explanation', {
    params: { id: dataset, index },
    query: { column },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The explanation of a cell of a Set, stored when the column was filled. */
export const useSetExplanation = ({ set, item, column }: SetCell) =>
  useRead('/sets/{id}/items/{item}/explanation', {
    params: { id: set, item },
    query: { column },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The number of independent votes for a value: copies, and pages of one owner, count once. */
export const independentVotes = ({ votes }: ExplainedValue): number =>
  new Set(votes.filter(({ past }) => !past).map(({ group }) => group)).size
