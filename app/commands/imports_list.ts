import { flags } from '@adonisjs/core/ace'
import { ImportLog } from '#app/imports/import_log'
import { listingOf } from '#app/imports/import_listing'
import { KithCommand } from '#app/shared/cli/kith_command'
import { positive } from '#app/shared/cli/flag_values'

const DEFAULT_LIMIT = 50

export default class ImportsList extends KithCommand {
  static needs = 'records' as const
  static commandName = 'imports:list'
  static description = 'List imports, undos of imports and deletions of sources, latest first'
  static help = [
    'An import that was stopped or failed continues when you run its command again. --json also lists the files with their SHA-256, the mapping and all counts.',
    '',
    '{{ binaryName }} imports:list',
    '{{ binaryName }} imports:list --limit=10 --json',
  ]

  @flags.number({ description: `Number of imports to list; ${DEFAULT_LIMIT} by default` })
  declare limit?: number

  protected async answer() {
    const log = await this.app.container.make(ImportLog)
    const limit = positive('limit', this.limit) ?? DEFAULT_LIMIT
    return { imports: (await log.list(limit)).map((entry) => listingOf(entry)) }
  }

  protected override brief({ imports }: Awaited<ReturnType<ImportsList['answer']>>): object {
    return {
      imports: imports.map(
        ({ id, kind, state, source, undoes, files, started_at, started_by, ...counts }) => ({
          ...{ id, kind, state, files: undoes ?? (files.map(({ name }) => name).join(', ') || source) },
          ...{ written: counts.written, removed: counts.removed, restored: counts.restored },
          ...{ started_at, started_by },
        })
      ),
    }
  }
}
