import { randomInt } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { parseEmail } from '#domain/people/emails/emails'
import { Mailer } from '#domain/ports/mailer'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { hasProof, proofPage } from '#domain/reply/page_proof'
import { ProofPages } from '#domain/reply/proof_pages'
import { readForm } from '#app/shared/http/form_body'
import env, { publicUrl } from '#start/env'
import { FindSubject } from './find_subject.js'
import { sendPage } from './html.js'
import { limitGuesses } from './limit_guesses.js'
import { linkPage, mailSentPage, noticePage, startPage, tokenPage } from './proof_pages.js'
import { sessionOf, startSession } from './reply_session.js'
import { ReplyTokens } from './reply_tokens.js'

/**
 * Limits of the random delay between a response and the look-up of its address. Without it, the
 * time of this or the next response could reveal that an address is held.
 */
const MAIL_DELAY_MS = [1_000, 4_000] as const

/**
 * Proves that a visitor is a person. No response before the proof depends on what is held: pages are
 * read without a look-up, and mail is sent after the response.
 */
@inject()
export default class ProofController {
  constructor(
    private readonly tokens: ReplyTokens,
    private readonly pages: ProofPages,
    private readonly subjects: FindSubject,
    private readonly buckets: RateBuckets,
    private readonly mailer: Mailer
  ) {}

  start(ctx: HttpContext) {
    if (sessionOf(ctx)) return ctx.response.redirect('/privacy/data')
    sendPage(ctx, 'Your data', startPage(this.mailer.isSet))
  }

  /** Issues a token for a page. */
  async page(ctx: HttpContext) {
    const page = proofPage((await readForm(ctx)).url ?? '')
    if (!page) {
      const reason = 'Enter the address of your profile or website, without a question mark.'
      return sendPage(ctx, 'Your data', startPage(this.mailer.isSet, reason), 422)
    }
    await limitGuesses(this.buckets, ctx.request.ip())
    this.#showToken(ctx, this.tokens.issue({ kind: 'page', url: page.url }), page)
  }

  /** Reads the page, and starts a session if it has the token. */
  async check(ctx: HttpContext) {
    const { token = '' } = await readForm(ctx)
    const claim = this.tokens.read('page', token)
    const page = claim && proofPage(claim.url)
    if (!page) return this.#expired(ctx)
    await limitGuesses(this.buckets, ctx.request.ip(), page.key)
    const proof = this.tokens.proofOf(token)
    const expected = { token: proof, address: addressOf(proof), isProfile: page.isProfile }
    const read = await this.pages.read(page.url)
    if (read === null || !hasProof(read, expected))
      return this.#showToken(ctx, token, page, 'The page does not show the token yet, or cannot be read.')
    if (!(await this.tokens.use('page', token))) return this.#expired(ctx)
    startSession(ctx, { by: 'page', key: page.key, isProfile: page.isProfile })
    ctx.response.redirect('/privacy/data')
  }

  /** Sends the same response for every address. Mails a link if exactly one person has the address. */
  async mail(ctx: HttpContext) {
    const email = parseEmail((await readForm(ctx)).email ?? '')?.canonical
    if (!email)
      return sendPage(ctx, 'Your data', startPage(this.mailer.isSet, 'Enter an e-mail address.'), 422)
    await limitGuesses(this.buckets, ctx.request.ip(), email)
    const deliver = () => this.#deliver(email).catch(() => ctx.logger.error('could not mail a privacy link'))
    ctx.response.onFinish(() => void setTimeout(deliver, randomInt(...MAIL_DELAY_MS)).unref())
    sendPage(ctx, 'Check your mail', mailSentPage())
  }

  /** Shows a button, because mail scanners open links. */
  link(ctx: HttpContext) {
    sendPage(ctx, 'Your data', linkPage(String(ctx.request.qs().token ?? '')))
  }

  async session(ctx: HttpContext) {
    const { token = '' } = await readForm(ctx)
    const claim = this.tokens.read('mail', token)
    if (!claim || !(await this.tokens.use('mail', token))) return this.#expired(ctx)
    startSession(ctx, { by: 'email', email: claim.email })
    ctx.response.redirect('/privacy/data')
  }

  async #deliver(email: string): Promise<void> {
    if (!this.mailer.isSet || (await this.subjects.of({ by: 'email', email })) === null) return
    const token = this.tokens.issue({ kind: 'mail', email })
    const service = env.get('SERVICE_NAME')
    await this.mailer.send({
      to: email,
      subject: `Your data at ${service}`,
      text: [
        `Somebody asked ${service} to show the data that it has about this address.`,
        '',
        'Open it within 30 minutes. This link works once:',
        publicUrl(`/privacy/link?token=${encodeURIComponent(token)}`),
        '',
        'If it was not you, ignore this email.',
        '',
      ].join('\n'),
    })
  }

  #showToken(
    ctx: HttpContext,
    token: string,
    page: { url: string; isProfile: boolean },
    failure?: string
  ): void {
    const proof = this.tokens.proofOf(token)
    const shown = { token, proof, address: addressOf(proof), ...page, failure }
    sendPage(ctx, 'Prove that the page is yours', tokenPage(shown), failure ? 422 : 200)
  }

  #expired(ctx: HttpContext): void {
    sendPage(ctx, 'Your data', noticePage('This link or token is invalid, expired or was used.'), 410)
  }
}

const addressOf = (proof: string): string => publicUrl(`/privacy?me=${proof}`)
