import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import type { Candidate } from '#domain/reconcile/score'
import { Sql } from '#domain/ports/sql'
import { TYPE_NAMES } from '#domain/reconcile/entity'
import { type ExtensionQuery, readExtension, valuesOf } from '#domain/reconcile/extension'
import { readBatch, readConditions, type ReconcileQuery } from '#domain/reconcile/query'
import { Charges } from '#app/billing/charges'
import { success } from '#app/shared/http/envelope'
import { readForm } from '#app/shared/http/form_body'
import { readJsonBody } from '#app/shared/http/json_body'
import env, { publicUrl } from '#start/env'
import { Entities } from './entities.js'
import { DRAFT, draftManifest, manifest } from './manifest.js'
import { noteEntities } from './note_entities.js'
import { linkToken } from './reconcile_link.js'

/**
 * The Reconciliation Service API. Serves version 0.2 at a link, and the draft of 1.0 below the
 * link.
 */
@inject()
export default class ReconcileController {
  constructor(
    private readonly entities: Entities,
    private readonly charges: Charges,
    private readonly sql: Sql
  ) {}

  /** GET /v1/reconcile */
  async links(ctx: HttpContext) {
    const base = publicUrl(`/reconcile/${linkToken(ctx.auth.use('key').getUserOrFail())}`)
    return success(ctx, { url: base, draft_url: `${base}/${DRAFT}` })
  }

  /** GET and POST of a link: the manifest, a batch of queries, or a data extension. */
  async service(ctx: HttpContext) {
    const { queries, extend } = ctx.request.method() === 'POST' ? await readForm(ctx) : ctx.request.qs()
    if (queries !== undefined) return this.#match02(ctx, readBatch(parse(queries, 'queries')))
    if (extend !== undefined) return this.#extend02(ctx, readExtension(parse(extend, 'extend')))
    if (ctx.request.method() === 'POST') throw validationFailed({ queries: ['is required'] })
    return manifest(ctx.params.token)
  }

  /** GET of the draft. The test bench also sends a data extension here, in the format of 0.2. */
  async draft(ctx: HttpContext) {
    const { extend } = ctx.request.qs()
    if (extend !== undefined) return this.#extend02(ctx, readExtension(parse(extend, 'extend')))
    return draftManifest(ctx.params.token)
  }

  /** POST .../1.0/match */
  async match(ctx: HttpContext) {
    const queries = readConditions(await readJsonBody(ctx))
    const found = await this.#candidates(ctx, queries)
    return { results: found.map((candidates) => ({ candidates: candidates.map(showCandidate) })) }
  }

  /** POST .../1.0/extend */
  async extend(ctx: HttpContext) {
    const query = readExtension(await readJsonBody(ctx))
    const found = await this.#found(ctx, query)
    return {
      meta: query.properties,
      rows: query.ids.map((id) => ({
        id,
        properties: query.properties.map((property) => ({
          id: property.id,
          values: valuesOf(found.get(id), property),
        })),
      })),
    }
  }

  async #match02(ctx: HttpContext, batch: [string, ReconcileQuery][]) {
    const found = await this.#candidates(
      ctx,
      batch.map(([, query]) => query)
    )
    return Object.fromEntries(batch.map(([key], i) => [key, { result: found[i].map(showCandidate) }]))
  }

  async #extend02(ctx: HttpContext, query: ExtensionQuery) {
    const found = await this.#found(ctx, query)
    const cells = (id: string) =>
      query.properties.map((property) => [property.id, valuesOf(found.get(id), property)])
    return {
      meta: query.properties,
      rows: Object.fromEntries(query.ids.map((id) => [id, Object.fromEntries(cells(id))])),
    }
  }

  /** A query with candidates costs as much as a lookup that finds someone. */
  async #candidates(ctx: HttpContext, queries: readonly ReconcileQuery[]): Promise<Candidate[][]> {
    const price = env.get('PRICES').lookup
    const found = await this.charges.during(ctx, price * queries.length, async () => {
      const value = await Promise.all(queries.map((query) => this.entities.candidates(query)))
      return { value, cost: price * value.filter((candidates) => candidates.length > 0).length }
    })
    await noteEntities(
      ctx,
      this.sql,
      found.flat().map(({ entity }) => entity.id)
    )
    return found
  }

  /** A found entity costs as much as a lookup. */
  async #found(ctx: HttpContext, { ids }: ExtensionQuery) {
    const price = env.get('PRICES').lookup
    const found = await this.charges.during(ctx, price * ids.length, async () => {
      const value = await this.entities.byId(ids)
      return { value, cost: price * value.length }
    })
    const byId = new Map(found.map((entity) => [entity.id, entity]))
    await noteEntities(ctx, this.sql, [...byId.keys()])
    return byId
  }
}

function showCandidate({ entity, score, match, features }: Candidate) {
  const { id, name, type, description } = entity
  return { id, name, type: [{ id: type, name: TYPE_NAMES[type] }], description, score, match, features }
}

function parse(text: unknown, path: string): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw validationFailed({ [path]: ['must be well-formed JSON'] })
  }
}
