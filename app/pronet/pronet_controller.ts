import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, validationFailed } from '#domain/errors'
import { IndexUnavailableError } from '#domain/ports/search_index'
import type { SqlTransaction } from '#domain/ports/sql'
import { Pronet } from '#domain/pronet/pronet'
import { type PronetRef, pronetRef } from '#domain/pronet/reference'
import { Charges } from '#app/billing/charges'
import { NAME_AND_COMPANY, readIdentifier } from '#app/contacts/identifier'
import type { PersonIdentity } from '#app/contacts/identity'
import { PersonLookup } from '#app/contacts/person_lookup'
import { type Delivery, noteRecipients, personIdsIn } from '#app/recipients/note_recipients'
import { PeopleByLink } from '#app/recipients/people_by_link'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import env from '#start/env'
import * as operation from './operations.js'

const DEFAULT_LIMIT = 10

/** The people in a response, by the keys of their profiles, and the kind of delivery to record. */
type Delivered = { what: Delivery; keys: readonly string[] }

/** The six read endpoints under /v1/pronet. Success costs the price that the operator set. */
@inject()
export default class PronetController {
  constructor(
    private readonly pronet: Pronet,
    private readonly charges: Charges,
    private readonly personLookup: PersonLookup,
    private readonly peopleByLink: PeopleByLink
  ) {}

  async profile(ctx: HttpContext) {
    const { query } = await input(ctx, operation.profileOperation)
    const person = personOf('url', query.url)
    await this.#answerAbout(ctx, person, async (ref) => ({ profile: found(await this.pronet.profile(ref)) }))
  }

  async posts(ctx: HttpContext) {
    const { query } = await input(ctx, operation.postsOperation)
    const person = personOf('identifier', query.identifier)
    const limit = query.limit ?? DEFAULT_LIMIT
    await this.#answerAbout(ctx, person, async (ref) => ({
      posts: found(await this.pronet.posts(ref, limit)),
    }))
  }

  async comments(ctx: HttpContext) {
    const { query } = await input(ctx, operation.commentsOperation)
    const person = personOf('identifier', query.identifier)
    const limit = query.limit ?? DEFAULT_LIMIT
    await this.#answerAbout(ctx, person, async (ref) => ({
      comments: found(await this.pronet.comments(ref, limit)),
    }))
  }

  async company(ctx: HttpContext) {
    const { query } = await input(ctx, operation.companyOperation)
    const company = companyOf('url', query.url)
    await this.#answer(ctx, async () => ({
      data: { company: found(await this.pronet.company(company)) },
    }))
  }

  async companyPosts(ctx: HttpContext) {
    const { query } = await input(ctx, operation.companyPostsOperation)
    const company = companyOf('identifier', query.identifier)
    const limit = query.limit ?? DEFAULT_LIMIT
    await this.#answer(ctx, async () => ({
      data: { posts: found(await this.pronet.posts(company, limit)) },
    }))
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
      const unnamed = matches.filter(({ person_id }) => person_id === null)
      const keys = unnamed.flatMap(({ pronet }) => (pronet && pronetRef(pronet, 'person')?.key) || [])
      return { data: { results: matches, next_cursor: next }, delivered: { what: 'search', keys } }
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

  #answerAbout(
    ctx: HttpContext,
    person: PersonIdentity,
    read: (ref: PronetRef) => Promise<object>
  ): Promise<void> {
    return this.#answer(ctx, async () => {
      const ref = await this.#refOf(ctx, person)
      return { data: await read(ref), delivered: { what: 'profile', keys: [ref.key] } }
    })
  }

  /** Charges and records what `read` delivers. */
  async #answer(
    ctx: HttpContext,
    read: () => Promise<{ data: object; delivered?: Delivered }>
  ): Promise<void> {
    const price = env.get('PRICES').pronet
    const workspaceId = workspaceOf(ctx)
    await this.charges.answer(ctx, price, async () => {
      const { data, delivered, ids } = await this.#read(read, workspaceId).catch((error) => {
        throw error instanceof IndexUnavailableError ? new DomainError('search_unavailable') : error
      })
      if (!delivered) return { cost: price, answer: { data } }
      const answer = async (tx: SqlTransaction) => {
        await noteRecipients(tx, workspaceId, delivered.what, ids)
        return { data }
      }
      return { cost: price, answer }
    })
  }

  async #read(read: () => Promise<{ data: object; delivered?: Delivered }>, workspaceId: string) {
    const { data, delivered } = await read()
    const ids = delivered ? await this.peopleByLink.of(delivered.keys, workspaceId) : []
    return { data, delivered, ids: [...personIdsIn(data), ...ids] }
  }
}

/** Parses the person of a query: a profile URL, a slug, or any other identifier. */
function personOf(field: string, text: string): PersonIdentity {
  const identity = readIdentifier(text)
  if (identity) return identity
  throw validationFailed({
    [field]: [
      `must be a profile URL, a vanity slug, an @handle, a person_id, an email address, or ${NAME_AND_COMPANY}`,
    ],
  })
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
