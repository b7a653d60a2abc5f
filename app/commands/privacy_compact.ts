import { KithCommand } from '#app/shared/cli/kith_command'

export default class PrivacyCompact extends KithCommand {
  static commandName = 'privacy:compact'
  static needs = 'services' as const
  static description = 'Rewrite the indexes and the database without the space of deleted data'
  static help = [
    'Erasures do this for indexes and small databases. Run it after the upgrade to this version, and for databases above 256 MiB. It blocks writers, and on PostgreSQL also readers, while a table is rewritten. Also continues unfinished erasures.',
    '',
    '{{ binaryName }} privacy:compact',
  ]

  protected async answer(): Promise<object> {
    const { CarryOutErasures } = await import('#app/privacy/carry_out_erasures')
    const { CompactStorage } = await import('#app/privacy/compact_storage')
    const { container } = this.app
    const requests = await (await container.make(CarryOutErasures)).runAll()
    await (await container.make(CompactStorage)).compactAll()
    return { requests_continued: requests, compacted_at: new Date().toISOString() }
  }
}
