import type { ApplicationService } from '@adonisjs/core/types'
import { loadDemo } from '#app/demo/load_demo'
import { redisCheck } from '#app/doctor/redis_check'
import { openSearchCheck } from '#app/shared/checks/service_checks'
import { Sql } from '#domain/ports/sql'
import { IndexFollower } from '#app/index/index_follower'
import { PENDING_SUPPRESSIONS } from '#app/backup/pending_suppressions'
import { applyPendingSuppressions } from '#app/privacy/apply_pending_suppressions'
import { EnforceSuppressions } from '#app/privacy/enforce_suppressions'
import { migrate } from '#app/shared/database/migrate'
import { DATA_WARNINGS } from '#config/database'
import env, { dataPath } from '#start/env'

/** Migrates, creates the demo data and updates the indexes before the server listens. */
export async function prepare(app: ApplicationService): Promise<void> {
  const logger = await app.container.make('logger')
  for (const warning of DATA_WARNINGS) logger.warn(warning)
  await migrate(app)
  for (const warning of await outages()) logger.warn(warning)
  if (env.get('DEMO') === '1') await loadDemo(app, (line) => console.log(line))
  const follower = await app.container.make(IndexFollower)
  await follower.start()
  await enforceKeptSuppressions(app)
}

/** After a restore, repeats the erasures made since the backup, before the server listens. */
async function enforceKeptSuppressions(app: ApplicationService): Promise<void> {
  const { container } = app
  const erased = await applyPendingSuppressions(dataPath(PENDING_SUPPRESSIONS), {
    sql: await container.make(Sql),
    cipher: await container.make('encryption'),
    enforce: await container.make(EnforceSuppressions),
  })
  const logger = await container.make('logger')
  if (erased !== null) logger.info({ erased }, 'erased the people on the kept suppression list')
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
