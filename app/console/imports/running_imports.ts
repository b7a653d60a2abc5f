import type { Logger } from '@adonisjs/core/logger'
import { validationFailed } from '#domain/errors'
import type { ChosenColumns } from '#app/imports/columns'
import type { ImportReport } from '#app/imports/import_report'
import type { Imports } from '#app/imports/imports'
import type { Uploads } from './uploads.js'

export type ImportedKind = 'people' | 'companies'
export type ImportRequest = {
  file: string
  kind: ImportedKind
  columns: ChosenColumns
  source?: string
  startedBy: string
}
type Running = { share: number | null; abort: AbortController }

const MAX_REPORTS = 20

/** The imports that this process runs, and the reports of the latest ones. */
export class RunningImports {
  readonly #running = new Map<string, Running>()
  /** Ids of uploads that are being imported, until their files are deleted. */
  readonly #held = new Set<string>()
  readonly #reports = new Map<string, ImportReport>()

  constructor(
    private readonly imports: Imports,
    private readonly uploads: Uploads,
    private readonly logger: Logger
  ) {}

  /**
   * Starts an import and returns its id. The same file continues an unfinished import. Deletes the
   * upload at the end. Throws `validation_failed` if the upload is already being imported.
   */
  async start(request: ImportRequest): Promise<string> {
    const { file } = request
    if (this.#held.has(file)) throw validationFailed({ file: ['is being imported already'] })
    this.#held.add(file)
    try {
      return this.#run(request, await this.uploads.pathOf(file))
    } catch (error) {
      this.#held.delete(file)
      throw error
    }
  }

  #run({ file, kind, columns, source, startedBy }: ImportRequest, path: string): Promise<string> {
    const running: Running = { share: null, abort: new AbortController() }
    const begun = Promise.withResolvers<string>()
    let id: string | null = null
    const release = this.uploads.hold(file)
    const run = this.imports.run(kind, [path], {
      ...{ columns, source, startedBy, signal: running.abort.signal, keepRejected: true },
      onStart: (entry) => {
        id = entry.id
        this.#running.set(id, running)
        begun.resolve(id)
      },
      onProgress: (_, __, share) => {
        running.share = share
      },
    })
    run
      .then(({ report, failures, entry }) => {
        if (!entry) begun.reject(validationFailed({ file: failures }))
        else this.#keep(entry.id, report)
      })
      .catch((error) => {
        begun.reject(error)
        if (id) this.logger.error({ err: error, import: id }, 'an import failed')
      })
      .finally(() => {
        if (id) this.#running.delete(id)
        release()
        return this.uploads.remove(file)
      })
      .catch((err) => this.logger.error({ err }, 'an uploaded file cannot be deleted'))
      .finally(() => this.#held.delete(file))
    return begun.promise
  }

  /** Ends an import after the current batch. Returns false if this process does not run it. */
  stop(id: string): boolean {
    const running = this.#running.get(id)
    running?.abort.abort()
    return running !== undefined
  }

  /** Returns the share of the file read, 0 to 1, or null if this process does not know it. */
  shareOf(id: string): number | null {
    return this.#running.get(id)?.share ?? null
  }

  runs(id: string): boolean {
    return this.#running.has(id)
  }

  reportOf(id: string): ImportReport | null {
    return this.#reports.get(id) ?? null
  }

  #keep(id: string, report: ImportReport): void {
    this.#reports.set(id, report)
    for (const old of [...this.#reports.keys()].slice(0, -MAX_REPORTS)) this.#reports.delete(old)
  }
}
