import type { ApplicationService } from '@adonisjs/core/types'
import { loadDemo } from '#app/demo/load_demo'
import { redisCheck } from '#app/doctor/redis_check'
import { openSearchCheck } from '#app/shared/checks/service_checks'
import { Sql } from '#domain/ports/sql'
import { IndexFollower } from '#app/index/index_follower'
import { migrate } from '#app/shared/database/migrate'
import { DATA_WARNINGS } from '#config/database'
import env from '#start/env'

/** Migrates, creates the demo data and updates the indexes before the server listens. */
export async function prepare(app: ApplicationService): Promise<void> {
  const logger = await app.container.make('logger')
  for (const warning of DATA_WARNINGS) logger.warn(warning)
  await migrate(app)
  await checkKeys(await app.container.make(Sql))
  for (const warning of await outages()) logger.warn(warning)
  if (env.get('DEMO') === '1') await loadDemo(app, (line) => console.log(line))
  const follower = await app.container.make(IndexFollower)
  await follower.start()
}

/** Reads the stored keys, so that a wrong APP_KEY stops the start. */
async function checkKeys(sql: Sql): Promise<void> {
  await sql.select('SELECT purpose FROM data_keys LIMIT 1')
}

/** Returns a warning for an unavailable Redis or OpenSearch. */
async function outages(): Promise<string[]> {
  const [redis, openSearch] = await Promise.all([
    redisCheck(env.get('REDIS_URL')),
    openSearchCheck(env.get('OPENSEARCH_URL')),
  ])
  return [
    ...(redis.state === 'problem'
      ? [`${redis.says} Until it is available, each process counts rate limits separately.`]
      : []),
    ...(openSearch.state === 'problem' ? [`${openSearch.says} Until it is available, searches fail.`] : []),
  ]
}
