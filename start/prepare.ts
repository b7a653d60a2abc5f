import type { ApplicationService } from '@adonisjs/core/types'
import { migrate } from '#app/shared/database/migrate'

/** What has to be true before the server listens: the schema is up to date. */
export async function prepare(app: ApplicationService): Promise<void> {
  await migrate(app)
}
