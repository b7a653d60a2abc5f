import type { ContainerProviderContract } from '@adonisjs/core/types/app'
import type { ApplicationService } from '@adonisjs/core/types'

type ProviderModule = { default: new (app: ApplicationService) => ContainerProviderContract }

type LoadProvider = () => Promise<ProviderModule>

const RECORDS: LoadProvider = () => import('#start/records')

/** The providers of services. A server loads all; a command loads them only if it needs them. */
export const SERVICE_PROVIDERS: LoadProvider[] = [
  RECORDS,
  () => import('#start/reading_ports'),
  () => import('#start/services'),
  () => import('#start/webhooks'),
  () => import('#start/monitors'),
  () => import('#start/connections'),
  () => import('#start/agent'),
  () => import('#start/mcp'),
  () => import('#start/privacy'),
  () => import('#start/telemetry'),
]

/**
 * Registers the services that a command needs, and closes them when the command ends. `records` are
 * the stores of records, their imports and indexes. `services` are all services.
 */
export async function registerServices(
  app: ApplicationService,
  needs: 'records' | 'services'
): Promise<void> {
  const loads = needs === 'records' ? [RECORDS] : SERVICE_PROVIDERS
  const modules = await Promise.all(loads.map((load) => load()))
  const providers = modules.map(({ default: Provider }) => new Provider(app))
  for (const provider of providers) provider.register?.()
  for (const provider of providers) await provider.boot?.()
  app.terminating(async () => {
    for (const provider of providers.reverse()) await provider.shutdown?.()
  })
}
