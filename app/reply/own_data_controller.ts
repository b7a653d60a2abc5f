import { timingSafeEqual } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { CORRECTABLE, type Corrected } from '#domain/reply/corrections'
import { PrivacyRequests } from '#app/privacy/privacy_requests'
import { readForm } from '#app/shared/http/form_body'
import { newId } from '#app/shared/new_id'
import { CorrectPerson } from './correct_person.js'
import { FindSubject } from './find_subject.js'
import { sendPage } from './html.js'
import { OwnDataReader } from './own_data.js'
import { ownDataPage } from './own_data_page.js'
import { noticePage } from './proof_pages.js'
import { endSession, type ReplySession, sessionOf } from './reply_session.js'

const TITLE = 'Your data'
const MAX_VALUE = 1000
type Form = Record<string, string>

/** Shows persons their data, and lets them correct it, object and be forgotten. */
@inject()
export default class OwnDataController {
  constructor(
    private readonly subjects: FindSubject,
    private readonly data: OwnDataReader,
    private readonly corrections: CorrectPerson,
    private readonly suppressions: SuppressionList,
    private readonly requests: PrivacyRequests
  ) {}

  async read(ctx: HttpContext) {
    const session = sessionOf(ctx)
    if (!session) return ctx.response.redirect('/privacy')
    await this.#show(ctx, session)
  }

  correct(ctx: HttpContext) {
    return this.#changing(ctx, async (personId, form, session) => {
      const { person } = await this.data.of(personId)
      const given: Corrected = {}
      for (const field of CORRECTABLE) {
        const value = form[field]?.trim()
        if (value && value.length <= MAX_VALUE && !/\p{Cc}/u.test(value)) given[field] = value
      }
      const notice = person ? await this.#correct(personId, person, given) : 'Nothing was changed.'
      await this.#show(ctx, session, notice)
    })
  }

  object(ctx: HttpContext) {
    return this.#changing(ctx, async (personId, { scope }, session) => {
      const { listed } = await this.requests.subject({ by: 'person_id', personId })
      const entry = {
        id: newId('obj'),
        scope: scope === 'all' ? 'all' : 'contacts',
        identifiers: listed,
      } as const
      await this.suppressions.add(entry)
      await this.#show(ctx, session, 'Your objection is stored and applies now.')
    })
  }

  forget(ctx: HttpContext) {
    return this.#changing(ctx, async (personId, { confirm }, session) => {
      if (confirm?.trim() !== 'ERASE') return this.#show(ctx, session, 'Type ERASE to confirm.')
      const subject = await this.requests.subject({ by: 'person_id', personId })
      await this.requests.request({ subject, workspaceId: null, dropPages: false, reason: 'person' })
      endSession(ctx)
      sendPage(ctx, TITLE, noticePage('Your data is being erased. This takes seconds to minutes.'))
    })
  }

  async leave(ctx: HttpContext) {
    return this.#checked(ctx, async () => {
      endSession(ctx)
      ctx.response.redirect('/privacy')
    })
  }

  async #correct(
    personId: string,
    person: Parameters<CorrectPerson['correct']>[0],
    given: Corrected
  ): Promise<string> {
    try {
      const id = await this.corrections.correct({ ...person, person_id: personId }, given)
      return id ? 'Your correction is stored.' : 'Nothing was changed.'
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return `${error.message} Ask the operator of this service.`
    }
  }

  /** Looks the person up at every request, because records may have been joined or erased meanwhile. */
  async #show(ctx: HttpContext, session: ReplySession, notice?: string): Promise<void> {
    const personId = await this.subjects.of(session.proof)
    if (personId === null) return this.#nobody(ctx)
    sendPage(ctx, TITLE, ownDataPage(await this.data.of(personId), session.csrf, notice))
  }

  #nobody(ctx: HttpContext): void {
    const text = 'This service stores nothing that belongs to you alone under this address.'
    sendPage(ctx, TITLE, noticePage(text))
  }

  #changing(
    ctx: HttpContext,
    change: (personId: string, form: Form, session: ReplySession) => Promise<void>
  ): Promise<void> {
    return this.#checked(ctx, async (form, session) => {
      const personId = await this.subjects.of(session.proof)
      if (personId === null) return this.#nobody(ctx)
      await change(personId, form, session)
    })
  }

  /** Refuses forms of other sites and ended sessions. */
  async #checked(
    ctx: HttpContext,
    work: (form: Form, session: ReplySession) => Promise<void>
  ): Promise<void> {
    const session = sessionOf(ctx)
    if (!session) return ctx.response.redirect('/privacy')
    const form = await readForm(ctx)
    if (!isEqual(form.csrf ?? '', session.csrf))
      return sendPage(ctx, TITLE, noticePage('This form is not of your session.'), 403)
    await work(form, session)
  }
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
