import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import type { Run } from '#domain/runs/run'
import { becomeHeavy } from '#app/access/take_turns'
import { readIdentity } from '#app/contacts/identity'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { ProfileAt } from './profile_at.js'
import { RequestProfile } from './request_profile.js'
import { cancelPersonRunOperation, personOperation, readPersonRunOperation } from './operations.js'
import { PERSON_RUN } from './person_run_handler.js'
import { NO_USAGE, NOT_FOUND_USAGE, profileUsage } from './person_usage.js'
import { PERSON_IDENTIFIERS } from './person_schema.js'
import { showRun } from './show_run.js'

@inject()
export default class PersonController {
  constructor(
    private readonly requests: RequestProfile,
    private readonly runs: RunStore,
    private readonly worker: RunWorker,
    private readonly earlier: ProfileAt
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, personOperation)
    await this.requests.answer(
      ctx,
      readIdentity(body.identifier, { at: 'identifier', accepts: PERSON_IDENTIFIERS })
    )
  }

  async read(ctx: HttpContext) {
    const { params, query } = await input(ctx, readPersonRunOperation)
    const run = await this.#run(ctx, params.id)
    if (run.error) throw failureOf(run.error)
    if (run.status === 'completed' && query.as_of !== undefined) {
      await becomeHeavy(ctx)
      return success(ctx, await this.earlier.profile(run, query.as_of), { usage: NO_USAGE })
    }
    if (run.status === 'completed')
      return success(ctx, run.output as object, { usage: profileUsage(run.charged) })
    return success(ctx, showRun(run), { usage: NO_USAGE })
  }

  async cancel(ctx: HttpContext) {
    const run = await this.#run(ctx, (await input(ctx, cancelPersonRunOperation)).params.id)
    const status = await this.worker.cancel(run, new Date())
    return success(ctx, showRun({ id: run.id, status }), { usage: NO_USAGE })
  }

  #run(ctx: HttpContext, id: string): Promise<Run> {
    return this.runs.get(workspaceOf(ctx), PERSON_RUN, id, new Date())
  }
}

/** Returns the error of a failed run. A failed run costs nothing. */
function failureOf({ code, message }: NonNullable<Run['error']>): DomainError {
  const usage = code === 'not_found' ? NOT_FOUND_USAGE : NO_USAGE
  return new DomainError(code, message, {
    usage,
    ...(code === 'upstream_unavailable' ? { retryable: true } : {}),
  })
}
