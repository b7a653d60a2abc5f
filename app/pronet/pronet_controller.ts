import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, validationFailed } from '#domain/errors'
import { IndexUnavailableError } from '#domain/ports/search_index'
import { Pronet } from '#domain/pronet/pronet'
import { type PronetRef, pronetRef } from '#domain/pronet/reference'
import { Charges } from '#app/billing/charges'
import { IDENTIFIERS, readIdentifier } from '#app/contacts/identifier'
import type { PersonIdentity } from '#app/contacts/identity'
import { PersonLookup } from '#app/contacts/person_lookup'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import * as operation from './operations.js'

const DEFAULT_LIMIT = 10

/** The six read endpoints under /v1/pronet. Success costs the price that the operator set. */
@inject()
export default class PronetController {
  constructor(
    private readonly pronet: Pronet,
    private readonly charges: Charges,
    private readonly personLookup: PersonLookup
  ) {}

  async profile(ctx: HttpContext) {
    const { query } = await input(ctx, operation.profileOperation)
    const person = personOf('url', query.url)
    await this.#answer(ctx, async () => ({
      profile: found(await this.pronet.profile(await this.#refOf(ctx, person))),
    }))
  }

  async posts(ctx: HttpContext) {
    const { query } = await input(ctx, operation.postsOperation)
    const person = personOf('identifier', query.identifier)
    const limit = query.limit ?? DEFAULT_LIMIT
    await this.#answer(ctx, async () => ({
      posts: found(await this.pronet.posts(await this.#refOf(ctx, person), limit)),
    }))
  }

  async comments(ctx: HttpContext) {
    const { query } = await input(ctx, operation.commentsOperation)
    const person = personOf('identifier', query.identifier)
    const limit = query.limit ?? DEFAULT_LIMIT
    await this.#answer(ctx, async () => ({
      comments: found(await this.pronet.comments(await this.#refOf(ctx, person), limit)),
    }))
  }

  async company(ctx: HttpContext) {
    const { query } = await input(ctx, operation.companyOperation)
    const company = companyOf('url', query.url)
    await this.#answer(ctx, async () => ({ company: found(await this.pronet.company(company)) }))
  }

  async companyPosts(ctx: HttpContext) {
    const { query } = await input(ctx, operation.companyPostsOperation)
    const company = companyOf('identifier', query.identifier)
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

  /** Returns a person's reference on the network. Throws `not_found` without a known profile. */
  async #refOf(ctx: HttpContext, identity: PersonIdentity): Promise<PronetRef> {
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const url =
      identity.by === 'pronet_url'
        ? identity.url
        : (await this.personLookup.indexed(identity, workspaceId))?.pronet_url
    return found(url ? pronetRef(url, 'person') : null)
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

/** Parses the person of a query: a profile URL, a slug, or any other identifier. */
function personOf(field: string, text: string): PersonIdentity {
  const identity = readIdentifier(text)
  if (identity) return identity
  throw validationFailed({ [field]: [`must be a profile URL, a vanity slug, an @handle, or ${IDENTIFIERS}`] })
}

function companyOf(field: string, text: string): PronetRef {
  const ref = pronetRef(text, 'company')
  if (ref) return ref
  throw validationFailed({ [field]: ['must be a company URL or slug of the professional network'] })
}

function found<T>(value: T | null): T {
  if (value === null) throw new DomainError('not_found')
  return value
}
