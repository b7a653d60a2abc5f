import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { autocompleteOperation } from './operations.js'
import { Suggestions } from './suggestions.js'

@inject()
export default class AutocompleteController {
  constructor(private readonly suggestions: Suggestions) {}

  async handle(ctx: HttpContext) {
    const { query } = await input(ctx, autocompleteOperation)
    const { field, prefix, limit = 10 } = query
    return success(ctx, { suggestions: await this.suggestions.read(field, prefix, limit) })
  }
}
