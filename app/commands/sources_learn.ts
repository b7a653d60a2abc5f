import { flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import { Evidence } from '#domain/evidence/evidence'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'

type Learned = {
  rows: number
  seconds: number
  sources: { kind: string; site: string | null; field: string; right: number; claims: number }[]
}

export default class SourcesLearn extends KithCommand {
  static needs = 'services' as const
  static commandName = 'sources:learn'
  static description = 'Estimate the reliability of sources from how often they agree'
  static help = [
    'Reads archived pages about people and companies of the index. From the agreement between sources it estimates how often each kind of source and each site is right, per field. Later answers use these rates as weights. Run it again after imports.',
    '',
    '{{ binaryName }} sources:learn --rows=2000',
  ]

  @flags.number({ description: 'Maximum number of people, and of companies, to read', default: 500 })
  declare rows: number

  protected async answer(): Promise<Learned> {
    if (!Number.isInteger(this.rows) || this.rows < 1)
      throw validationFailed({ rows: ['must be a whole number of at least 1'] })
    const { learnFromArchive } = await import('#app/truth/learn_from_archive')
    const { ReliabilityStore } = await import('#app/truth/reliability_store')
    const { container } = this.app
    const { COMMAND } = await import('#app/console/audit')
    const { auditService } = await import('#app/console/audit_service')
    const sql = await container.make(Sql)
    const store = new ReliabilityStore(sql)
    const ports = [await container.make(Evidence), await container.make(SearchIndex)] as const
    const progress = new Progress('rows')
    const start = performance.now()
    const { rows, learned } = await learnFromArchive(this.app, ...ports, this.rows, (done, share) =>
      progress.update('sources', done, share)
    ).finally(() => progress.done())
    await store.replace(learned, new Date().toISOString())
    await sql.transaction((tx) =>
      auditService(tx, COMMAND, 'source.learn', 'sources', { rows, rates: learned.length })
    )
    return {
      rows,
      seconds: Math.round((performance.now() - start) / 100) / 10,
      sources: learned.map(({ kind, site, group, accuracy, claims }) => ({
        kind,
        site,
        field: group,
        right: Math.round(accuracy * 1000) / 1000,
        claims,
      })),
    }
  }

  protected print({ rows, seconds, sources }: Learned): void {
    const lines = sources.map(
      ({ kind, site, field, right, claims }) =>
        `${(site ?? kind).padEnd(32)} ${field.padEnd(14)} ${right.toFixed(3)}  ${String(claims).padStart(7)} claims`
    )
    console.log([...lines, `${sources.length} rates from ${rows} rows in ${seconds} s`].join('\n'))
  }
}
