import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { useSlug } from '../session/session'

const OF_DATASET = '/console/api/workspaces/{workspace}/datasets/{id}/rows/{index}/weighing' as const
const OF_SET = '/console/api/workspaces/{workspace}/sets/{id}/items/{item}/weighing' as const

/** A cell of a row of a dataset, or of a person of a Set. */
export type ExplainedCell = { column: string } & (
  | { dataset: string; index: number }
  | { set: string; item: string }
)

type Data = paths[typeof OF_DATASET]['get']['responses'][200]['content']['application/json']['data']
export type Explanation = NonNullable<Data['weighing']>
export type ExplainedValue = Explanation['values'][number]
export type ExplainedVote = ExplainedValue['votes'][number]

/** What was weighed for a cell when it was filled, which changes no more. */
export function useExplanation(of: ExplainedCell) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['weighing', workspace, of],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const query = { column: of.column }
      const { weighing } = await dataOf(
        'dataset' in of
          ? api.GET(OF_DATASET, {
              params: { path: { workspace, id: of.dataset, index: of.index }, query },
            })
          : api.GET(OF_SET, { params: { path: { workspace, id: of.set, item: of.item }, query } })
      )
      return weighing
    },
  })
}

/** How many statements a value comes to: what is copied, or of one owner, counts once. */
export const independent = ({ votes }: ExplainedValue): number =>
  new Set(votes.filter(({ past }) => !past).map(({ group }) => group)).size
