import type { ApiBody } from '../api/call'
import { type Data, type Item, type Query, useRead } from '../api/workspace'

export type Dataset = Data<'/datasets/{id}'>['dataset']
export type Row = Item<'/datasets/{id}/rows'>
export type Cell = Row['cells'][string]
export type NewDataset = ApiBody<'/v1/datasets'>

const WATCH_MS = 2_000

const isOver = (status: string | undefined) => status === 'completed' || status === 'failed'

export const useDatasets = (query: Query<'/datasets'>) =>
  useRead('/datasets', {
    query,
    watch: (data) => (data?.items.every(({ status }) => isOver(status)) ? false : WATCH_MS),
  })

/** Reads a dataset, and repeats this until the dataset is completed or failed. */
export const useDataset = (id: string) =>
  useRead('/datasets/{id}', {
    params: { id },
    watch: (data) => (isOver(data?.dataset.status) ? false : WATCH_MS),
  })
