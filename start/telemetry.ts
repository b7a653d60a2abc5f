import type { ApplicationService } from '@adonisjs/core/types'
import { Sql } from '#domain/ports/sql'
import { activeWork } from '#app/shared/active_work'
import { Heartbeat } from '#app/telemetry/heartbeat'
import { LoopWatch } from '#app/telemetry/loop_watch'
import { RequestLog } from '#app/telemetry/request_log'
import { RequestMeter } from '#app/telemetry/request_meter'
import env from '#start/env'
import { closeAll } from './close_all.js'

export default class TelemetryProvider {
  #close: (() => Promise<void>)[] = []

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(RequestMeter, async (resolver) => {
      const logger = await resolver.make('logger')
      const meter = new RequestMeter(await resolver.make(Sql), (err) =>
        logger.error({ err }, 'could not write request counts')
      )
      this.#close.push(() => meter.flush())
      return meter
    })
    container.singleton(RequestLog, async (resolver) => {
      const logger = await resolver.make('logger')
      const log = new RequestLog(await resolver.make(Sql), (err) =>
        logger.error({ err }, 'could not write the request log')
      )
      this.#close.push(() => log.flush())
      return log
    })
    container.singleton(LoopWatch, async (resolver) => {
      const watch = new LoopWatch(activeWork, await resolver.make('logger'))
      this.#close.push(async () => watch.stop())
      return watch
    })
    container.singleton(Heartbeat, async (resolver) => {
      const heartbeat = new Heartbeat(
        await resolver.make(Sql),
        env.get('ROLE'),
        await resolver.make('logger')
      )
      this.#close.push(() => heartbeat.stop())
      return heartbeat
    })
  }

  async shutdown() {
    await closeAll(this.#close, await this.app.container.make('logger'))
  }
}
