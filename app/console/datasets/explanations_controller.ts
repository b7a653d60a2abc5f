import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { memberOf } from '../member.js'
import { DatasetStore } from '#app/datasets/dataset_store'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { readWeighingOperation } from './operations.js'

/** Why a cell of a dataset has its answer, as it was weighed when the row was filled. */
@inject()
export default class ExplanationsController {
  constructor(private readonly datasets: DatasetStore) {}

  async read(ctx: HttpContext) {
    const { params, query } = await input(ctx, readWeighingOperation)
    const { id, request } = await this.datasets.get(memberOf(ctx).workspace.id, params.id)
    if (!request.columns.some(({ key }) => key === query.column)) throw new DomainError('not_found')
    const weighings = await this.datasets.weighings(id, Number(params.index))
    return success(ctx, { weighing: weighings?.[query.column] ?? null })
  }
}
