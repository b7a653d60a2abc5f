import type { ApplicationService } from '@adonisjs/core/types'

/** The one place that knows adapters: binds each port of domain/ports to the adapter the settings choose. */
export default class PortsProvider {
  constructor(protected app: ApplicationService) {}

  register() {}
}
