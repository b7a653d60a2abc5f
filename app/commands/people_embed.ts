import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'

/** Time in ms between two reads of the progress of another process. */
const WAIT_MS = 500

export default class PeopleEmbed extends KithCommand {
  static needs = 'records' as const
  static commandName = 'people:embed'
  static description = 'Embed all people with the sentence model, and wait until this is done'
  static help = [
    'The service does this in the background. Use this to have it done before the service starts, for example after a large import. With a running service, it shows the progress.',
    '',
    '{{ binaryName }} people:embed',
  ]

  protected async answer() {
    const { EncoderState } = await import('#app/people/encoder_state')
    const { PeopleEncoder } = await import('#app/people/people_encoder')
    const { encoderProgress } = await import('#app/people/encoder_progress')
    const state = await this.app.container.make(EncoderState)
    const encoder = await this.app.container.make(PeopleEncoder)
    const sql = await this.app.container.make(Sql)
    const before = await state.read()
    if (!before)
      throw new DomainError(
        'unsupported_request',
        'EMBEDDER or ENCODER_MAX_PEOPLE turns the sentence model off.'
      )
    if (before.people > before.max_people)
      throw new DomainError(
        'unsupported_request',
        `${before.people} people are more than ENCODER_MAX_PEOPLE: ${before.max_people}.`
      )
    const progress = new Progress('people')
    for (;;) {
      const isMore = await encoder.step()
      const reached = await encoderProgress(sql, before.model)
      if (!isMore && reached && reached.position >= reached.head) break
      const { embedded, people } = (await state.read())!
      progress.update('people', embedded, people > 0 ? embedded / people : null)
      if (!isMore) await sleep(WAIT_MS)
    }
    progress.done()
    return (await state.read())!
  }
}
