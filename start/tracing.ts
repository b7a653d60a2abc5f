import type { ApplicationService } from '@adonisjs/core/types'
import { Sql } from '#domain/ports/sql'
import { isTraced } from '#start/traced'

/**
 * Sets up OpenTelemetry: names spans by route, records errors, and exports gauges of waiting and
 * running work.
 */
export default class TracingProvider {
  #provider: { shutdown(): Promise<void> } | null = null

  constructor(protected app: ApplicationService) {}

  async boot() {
    if (!isTraced()) return
    const { default: OtelProvider } = await import('@adonisjs/otel/otel_provider')
    const provider = new OtelProvider(this.app)
    provider.register()
    this.#provider = provider
  }

  async ready() {
    if (!this.#provider || this.app.getEnvironment() !== 'web') return
    const { observeWork } = await import('#app/telemetry/observe_work')
    observeWork(await this.app.container.make(Sql))
  }

  async shutdown() {
    await this.#provider?.shutdown()
  }
}
