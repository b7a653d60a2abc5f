import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { fold } from '#domain/people/text/text'
import { Sql } from '#domain/ports/sql'
import { ALL_PROPERTIES, ENTITY_TYPES, isEntityType, PROPERTIES, TYPE_NAMES } from '#domain/reconcile/entity'
import { Entities } from './entities.js'
import { noteEntities } from './note_entities.js'
import { previewPage } from './preview.js'

const [DEFAULT_LIMIT, MAX_LIMIT, MAX_OFFSET] = [10, 50, 500]
const MAX_CHARS = 200

/**
 * Completions and previews for people who choose a match by hand. Free, so they have names and
 * types but no facts.
 */
@inject()
export default class SuggestController {
  constructor(
    private readonly entities: Entities,
    private readonly sql: Sql
  ) {}

  async entity(ctx: HttpContext) {
    const { prefix, limit, cursor } = read(ctx)
    const found = prefix === '' ? [] : await this.entities.suggest(prefix, limit, cursor)
    await noteEntities(
      ctx,
      this.sql,
      found.map(({ id }) => id)
    )
    return {
      result: found.map(({ id, name, type }) => ({
        ...{ id, name },
        notable: [{ id: type, name: TYPE_NAMES[type] }],
      })),
    }
  }

  async property(ctx: HttpContext) {
    return { result: completed(ALL_PROPERTIES, ctx) }
  }

  async type(ctx: HttpContext) {
    const types = ENTITY_TYPES.map((id) => ({ id, name: TYPE_NAMES[id] }))
    return { result: completed(types, ctx) }
  }

  /** Proposes the properties of a type for data extension. */
  async propose(ctx: HttpContext) {
    const { type } = ctx.request.qs()
    const known = isEntityType(type) ? PROPERTIES[type] : ALL_PROPERTIES
    const limit = numberOf(ctx.request.qs().limit, known.length, MAX_LIMIT)
    return { properties: known.slice(0, limit), ...(typeof type === 'string' ? { type } : {}), limit }
  }

  async preview(ctx: HttpContext) {
    const { request, response } = ctx
    const [entity = null] = await this.entities.byId([String(request.qs().id ?? '').slice(0, MAX_CHARS)])
    await noteEntities(ctx, this.sql, entity ? [entity.id] : [])
    // Clients show the page in a frame. The page needs only its own style.
    response.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"
    )
    response.status(entity ? 200 : 404).type('html')
    return previewPage(entity)
  }
}

function completed<T extends { id: string; name: string }>(items: readonly T[], ctx: HttpContext): T[] {
  const { prefix, limit, cursor } = read(ctx)
  const start = fold(prefix)
  return items
    .filter(({ id, name }) => id.startsWith(prefix) || fold(name).startsWith(start))
    .slice(cursor, cursor + limit)
}

function read({ request }: HttpContext) {
  const { prefix, limit, cursor } = request.qs()
  return {
    prefix: String(prefix ?? '')
      .trim()
      .slice(0, MAX_CHARS),
    limit: numberOf(limit, DEFAULT_LIMIT, MAX_LIMIT),
    cursor: numberOf(cursor, 0, MAX_OFFSET),
  }
}

/** Returns the number in the text, at most `max`. Returns `fallback` for any other text. */
const numberOf = (text: unknown, fallback: number, max: number): number =>
  /^\d{1,6}$/.test(String(text ?? '')) ? Math.min(Number(text), max) : fallback
