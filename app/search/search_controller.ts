import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { DEFAULT_FIELDS } from './contents.js'
import { searchOperation } from './operations.js'
import { readRequest } from './read_request.js'
import { SearchPeople } from './search_people.js'
import { shapeResult } from './shape_result.js'

/** POST /v1/search, and the same under /v1/people/search. */
@inject()
export default class SearchController {
  constructor(private readonly people: SearchPeople) {}

  async handle(ctx: HttpContext) {
    const { body } = await input(ctx, searchOperation)
    const request = await readRequest(body)
    const found = await this.people.run(request)
    const fields = body.contents?.fields ?? DEFAULT_FIELDS
    const results = found.map((person, place) =>
      shapeResult(person, place, found.length, fields, request.filters)
    )
    return success(ctx, { results })
  }
}
