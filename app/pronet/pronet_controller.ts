import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, validationFailed } from '#domain/errors'
import { IndexUnavailableError } from '#domain/ports/index'
import { Pronet } from '#domain/ports/pronet'
import { type PronetRef, pronetRef } from '#domain/pronet/reference'
import { Charges } from '#app/billing/charges'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import * as operation from './operations.js'

const DEFAULT_LIMIT = 10

/** The six reads under /v1/pronet; an answered one costs what the operator set. */
@inject()
export default class PronetController {
  constructor(
    private readonly pronet: Pronet,
    private readonly charges: Charges
  ) {}

  async profile(ctx: HttpContext) {
    const { query } = await input(ctx, operation.profileOperation)
    const person = refOf('url', query.url, 'person')
    await this.#answer(ctx, async () => ({ profile: found(await this.pronet.profile(person)) }))
  }

  async posts(ctx: HttpContext) {
    const { query } = await input(ctx, operation.postsOperation)
    const person = refOf('identifier', query.identifier, 'person')
    const limit = query.limit ?? DEFAULT_LIMIT
    await this.#answer(ctx, async () => ({ posts: found(await this.pronet.posts(person, limit)) }))
  }

  async comments(ctx: HttpContext) {
    const { query } = await input(ctx, operation.commentsOperation)
    const person = refOf('identifier', query.identifier, 'person')
    const limit = query.limit ?? DEFAULT_LIMIT
    await this.#answer(ctx, async () => ({ comments: found(await this.pronet.comments(person, limit)) }))
  }

  async company(ctx: HttpContext) {
    const { query } = await input(ctx, operation.companyOperation)
    const company = refOf('url', query.url, 'company')
    await this.#answer(ctx, async () => ({ company: found(await this.pronet.company(company)) }))
  }

  async companyPosts(ctx: HttpContext) {
    const { query } = await input(ctx, operation.companyPostsOperation)
    const company = refOf('identifier', query.identifier, 'company')
    const limit = query.limit ?? DEFAULT_LIMIT
    await this.#answer(ctx, async () => ({ posts: found(await this.pronet.posts(company, limit)) }))
  }

  async search(ctx: HttpContext) {
    const { body } = await input(ctx, operation.pronetSearchOperation)
    if (Object.keys(body.filters).length === 0)
      throw validationFailed({ filters: ['needs at least one filter'] })
    await this.#answer(ctx, async () => {
      const { matches, next } = await this.pronet.search(
        body.filters,
        body.limit ?? DEFAULT_LIMIT,
        body.cursor ?? null
      )
      return { results: matches, next_cursor: next }
    })
  }

  async #answer(ctx: HttpContext, read: () => Promise<object>): Promise<void> {
    const price = env.get('PRICES').pronet
    await this.charges.answer(ctx, price, async () => {
      const data = await read().catch((error) => {
        throw error instanceof IndexUnavailableError ? new DomainError('search_unavailable') : error
      })
      return { cost: price, answer: { data } }
    })
  }
}

function refOf(field: string, text: string, kind: PronetRef['kind']): PronetRef {
  const ref = pronetRef(text, kind)
  if (ref) return ref
  const forms = kind === 'person' ? 'a profile URL, vanity slug or @handle' : 'a company URL or its slug'
  throw validationFailed({ [field]: [`must be ${forms} of the professional network`] })
}

function found<T>(value: T | null): T {
  if (value === null) throw new DomainError('not_found')
  return value
}
