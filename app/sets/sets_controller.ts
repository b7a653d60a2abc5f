import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { CreateSet } from './create_set.js'
import { ListSets } from './list_sets.js'
import {
  createSearchOperation,
  createSetOperation,
  listSetsOperation,
  readItemsOperation,
  readSetOperation,
} from './operations.js'
import { ReadSets } from './read_sets.js'
import { SetStore } from './set_store.js'

@inject()
export default class SetsController {
  constructor(
    private readonly createSet: CreateSet,
    private readonly sets: SetStore,
    private readonly lists: ListSets,
    private readonly reads: ReadSets
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, createSetOperation)
    await this.createSet.answer(ctx, body)
  }

  /** POST /v1/searches */
  async createSearch(ctx: HttpContext) {
    const { body } = await input(ctx, createSearchOperation)
    await this.createSet.answer(ctx, body)
  }

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listSetsOperation)
    const { sets, next } = await this.lists.page(workspaceOf(ctx), query.limit ?? 100, query.cursor)
    return success(ctx, { sets, next_cursor: next })
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readSetOperation)
    const set = await this.sets.get(workspaceOf(ctx), params.id)
    return success(ctx, await this.reads.whole(set))
  }

  async items(ctx: HttpContext) {
    const { params, query } = await input(ctx, readItemsOperation)
    const set = await this.sets.get(workspaceOf(ctx), params.id)
    const { cursor, limit = 100, status } = query
    return success(ctx, await this.reads.page(set.id, { cursor, limit, status }))
  }
}
