import { MAX_COLUMNS } from '#domain/datasets/dataset'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'

const MAX_ROWS = 500

export const exportProofOperation = defineOperation({
  id: 'datasets.proof',
  heavy: true,
  method: 'GET',
  path: '/v1/datasets/:id/proof',
  summary: 'Export cells with everything that proves them',
  description:
    'Returns a signed WACZ file with the stored pages, claims, identity features, weights and votes behind each cell. `kith-verify FILE` answers them again without this service. What cannot be proven is listed with the reason.',
  tag: 'Datasets',
  scope: 'people:search',
  olderKeys: true,
  query: s.object({
    from: s.integerText({ min: 0 }).describe('The index of the first row.').default(0).optional(),
    limit: s.integerText({ min: 1, max: MAX_ROWS }).default(100).optional(),
    columns: s
      .any({ type: 'array', items: { type: 'string', maxLength: 100 }, maxItems: MAX_COLUMNS })
      .describe('The keys of the columns. All by default.')
      .optional(),
  }),
  success: {},
  media: ['application/wacz'],
  errors: ['upstream_unavailable'],
  addition: 'The interface has no proofs.',
})
