import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { toast } from '../theme/toast'

const IMPORTS = '/console/api/imports' as const
const ONE = '/console/api/imports/{import}' as const
const UNDO = '/console/api/imports/{import}/undo' as const
const WATCH_MS = 1_000

type DataOf<P extends keyof paths, M extends 'get' | 'post'> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': { data: infer D } } } }
}
  ? D
  : never

export type ImportEntry = DataOf<typeof IMPORTS, 'get'>['imports'][number]
export type Preview = DataOf<'/console/api/imports/preview', 'post'>
export type Report = NonNullable<DataOf<typeof ONE, 'get'>['report']>
export type ImportedPerson = DataOf<typeof ONE, 'get'>['people'][number]
export type Source = DataOf<'/console/api/sources', 'get'>['sources'][number]
export type ImportKind = 'people' | 'companies'
export type ColumnChoice = Record<string, string | null>

const isUnderWay = ({ state }: Pick<ImportEntry, 'state'>): boolean =>
  state === 'running' || state === 'undoing'

/** Reads the latest imports, often while one is under way. */
export const useImports = () =>
  useQuery({
    queryKey: ['imports'],
    queryFn: () => dataOf(api.GET(IMPORTS)),
    refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? WATCH_MS : false),
  })

export const useImport = (id: string) =>
  useQuery({
    queryKey: ['imports', id],
    queryFn: () => dataOf(api.GET(ONE, { params: { path: { import: id } } })),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.import) ? WATCH_MS : false),
  })

/** Reads the sources, and again whenever an import, undo or deletion begins or ends. */
export function useSources() {
  const { imports = [] } = useImports().data ?? {}
  const underWay = imports.filter(isUnderWay).length
  return useQuery({
    queryKey: ['imports', 'sources', underWay],
    queryFn: async () => (await dataOf(api.GET('/console/api/sources'))).sources,
    staleTime: 0,
    placeholderData: (previous) => previous,
  })
}

export type PreviewRequest = { file: string; kind: ImportKind; columns?: ColumnChoice; source?: string }

/** Reads what an import would store, from about the first 1,000 rows. */
export const usePreview = (body: PreviewRequest) =>
  useQuery({
    queryKey: ['import preview', body],
    queryFn: () => dataOf(api.POST('/console/api/imports/preview', { body })),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous, query) => (sameFile(query?.queryKey[1], body) ? previous : undefined),
  })

const sameFile = (given: unknown, { file, kind }: PreviewRequest): boolean => {
  const other = given as PreviewRequest | undefined
  return other?.file === file && other.kind === kind
}

export const useDryRun = () =>
  useMutation({
    mutationFn: (body: PreviewRequest) =>
      dataOf(api.POST('/console/api/imports/preview', { body: { ...body, whole: true } })),
  })

export function useStartImport() {
  return useOperation(
    (body: PreviewRequest & { columns: ColumnChoice }) => dataOf(api.POST(IMPORTS, { body })),
    'Import started'
  )
}

export const useStopImport = () =>
  useOperation(
    (id: string) =>
      dataOf(api.POST('/console/api/imports/{import}/stop', { params: { path: { import: id } } })),
    'Stopping after the current rows'
  )

export const useUndoPreview = (id: string) =>
  useQuery({
    queryKey: ['imports', id, 'undo'],
    queryFn: () => dataOf(api.GET(UNDO, { params: { path: { import: id } } })),
    staleTime: 0,
  })

export const useUndo = () =>
  useOperation((id: string) => dataOf(api.POST(UNDO, { params: { path: { import: id } } })), 'Undo started')

export const useDeleteSource = () =>
  useOperation(
    (source: string) => dataOf(api.POST('/console/api/sources/delete', { body: { source } })),
    'Deletion started'
  )

function useOperation<I, D>(mutationFn: (input: I) => Promise<D>, done: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => toast(done),
    onSettled: () => queries.invalidateQueries({ queryKey: ['imports'] }),
  })
}
