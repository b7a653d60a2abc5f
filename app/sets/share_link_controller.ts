import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { noteRecipients } from '#app/recipients/note_recipients'
import { Responses } from '#app/shared/http/responses'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import env from '#start/env'
import { revokeShareLinkOperation, sharedSetRequest, shareLinkOperation } from './operations.js'
import { ReadSets } from './read_sets.js'
import { SetStore } from './set_store.js'
import { POLICY } from './shared_page/style.js'
import { missingPage, sharedPage } from './shared_page/shared_page.js'
import { hashOf, ShareLinks } from './share_links.js'

const TOKEN = /^[\w-]{43}$/

/** Creates and revokes share links, and shows a Set's admitted people to anyone with its link. */
@inject()
export default class ShareLinkController {
  constructor(
    private readonly sql: Sql,
    private readonly responses: Responses,
    private readonly sets: SetStore,
    private readonly reads: ReadSets,
    private readonly links: ShareLinks
  ) {}

  async create(ctx: HttpContext) {
    const { params } = await input(ctx, shareLinkOperation)
    const workspaceId = workspaceOf(ctx)
    await this.sets.get(workspaceId, params.id)
    await this.responses.commit(ctx, async (tx) => {
      return { status: 201, data: { url: await this.links.make(workspaceId, params.id, tx) }, secret: true }
    })
  }

  async revoke(ctx: HttpContext) {
    const { params } = await input(ctx, revokeShareLinkOperation)
    const revoked = await this.sql.transaction((tx) => this.links.revoke(workspaceOf(ctx), params.id, tx))
    if (!revoked) throw new DomainError('not_found')
    return success(ctx, { url: null })
  }

  /**
   * Returns the Set of a link: a page for browsers, JSON for programs. Records that the workspace
   * shared these people. A revoked link and an unknown link have the same response.
   */
  async read(ctx: HttpContext) {
    const { params, query } = await input(ctx, sharedSetRequest)
    const isPage = ctx.request.accepts(['json', 'html']) === 'html'
    ctx.response.header('vary', 'accept')
    ctx.response.header('cache-control', 'no-store')
    ctx.response.header('referrer-policy', 'no-referrer')
    const set = TOKEN.test(params.token) ? await this.sets.byShareHash(hashOf(params.token)) : null
    if (!set && isPage) return showPage(ctx, 404, missingPage())
    if (!set) throw new DomainError('not_found')
    const page = { cursor: query.cursor, limit: query.limit ?? 100, status: 'admitted' as const }
    const [{ status, searches, enrichments }, people] = await Promise.all([
      this.reads.whole(set),
      this.reads.page(set.id, page),
    ])
    await this.sql.transaction((tx) => noteRecipients(tx, set.workspaceId, 'shared', people.items))
    const shared = {
      status,
      searches: searches.map(({ query, criteria }) => ({ query, criteria })),
      enrichments,
      ...people,
    }
    if (!isPage) return success(ctx, shared)
    return showPage(ctx, 200, sharedPage(shared, env.get('SERVICE_NAME'), query.cursor === undefined))
  }
}

const showPage = ({ response }: HttpContext, status: number, page: string) =>
  response.status(status).header('content-security-policy', POLICY).type('html').send(page)
