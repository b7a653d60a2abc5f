import type { ApplicationService } from '@adonisjs/core/types'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { SuppressionStore } from '#app/suppression/suppression_store'

export default class SuppressionProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(
      SuppressionList,
      async (resolver) => new SuppressionStore(await resolver.make(Sql), await resolver.make('encryption'))
    )
  }
}
