import type { ContainerProviderContract } from '@adonisjs/core/types/app'
import type { ApplicationService } from '@adonisjs/core/types'

type ProviderModule = { default: new (app: ApplicationService) => ContainerProviderContract }

/** The providers of services. A server loads all; a command loads them only if it needs them. */
export const SERVICE_PROVIDERS: (() => Promise<ProviderModule>)[] = [
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

/** Registers the services for a command that needs them, and closes them when the command ends. */
export async function registerServices(app: ApplicationService): Promise<void> {
  const modules = await Promise.all(SERVICE_PROVIDERS.map((load) => load()))
  const providers = modules.map(({ default: Provider }) => new Provider(app))
  for (const provider of providers) provider.register?.()
  for (const provider of providers) await provider.boot?.()
  app.terminating(async () => {
    for (const provider of providers.reverse()) await provider.shutdown?.()
  })
}
