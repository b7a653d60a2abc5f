import { BaseSchema } from '@adonisjs/lucid/schema'

/** An index that finds the oldest run with contents without reading the expired runs before it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('CREATE INDEX runs_contents ON runs (expires_at) WHERE input IS NOT NULL')
  }

  async down() {
    this.schema.raw('DROP INDEX runs_contents')
  }
}
