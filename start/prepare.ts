import type { ApplicationService } from '@adonisjs/core/types'
import { loadDemo } from '#app/demo/load_demo'
import { IndexFollower } from '#app/index/index_follower'
import { migrate } from '#app/shared/database/migrate'
import { DATA_WARNINGS } from '#config/database'
import env from '#start/env'

/** What has to be true before the server listens: schema up to date, demo world made, indexes caught up. */
export async function prepare(app: ApplicationService): Promise<void> {
  const logger = await app.container.make('logger')
  for (const warning of DATA_WARNINGS) logger.warn(warning)
  await migrate(app)
  if (env.get('DEMO') === '1') await loadDemo(app, (line) => console.log(line))
  const follower = await app.container.make(IndexFollower)
  await follower.start()
}
