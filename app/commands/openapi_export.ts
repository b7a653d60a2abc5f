import { writeFile } from 'node:fs/promises'
import { args, flags } from '@adonisjs/core/ace'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class OpenApiExport extends KithCommand {
  static needs = 'routes' as const
  static commandName = 'openapi:export'
  static description = 'Write the OpenAPI 3.1 document to a file or print it'
  static help = [
    'Prints the document if no file is given. The service serves the same document at /openapi.json.',
    '',
    '{{ binaryName }} openapi:export openapi.json',
  ]

  @args.string({ description: 'Output file', required: false })
  declare file?: string

  @flags.string({ description: 'Also write the docs page of open details to this file' })
  declare openDetails?: string

  /**
   * Does not migrate the database. A build of the documentation runs this command while an older version
   * may serve.
   */
  protected async ready(): Promise<void> {}

  protected async answer() {
    const { serviceDocument } = await import('#app/openapi/service_document')
    const { openDetailsPage } = await import('#app/openapi/open_details')
    const document = serviceDocument()
    if (this.openDetails) await writeFile(this.openDetails, openDetailsPage(document))
    if (!this.file) return document
    await writeFile(this.file, `${JSON.stringify(document, null, 2)}\n`)
    return { file: this.file, paths: Object.keys(document.paths as object).length }
  }

  protected print(answer: object): void {
    if (this.file) super.print(answer)
    else console.log(JSON.stringify(answer, null, 2))
  }
}
