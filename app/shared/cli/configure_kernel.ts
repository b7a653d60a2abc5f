import { FsLoader, type Kernel, ListLoader } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { cliErrors } from './cli_errors.js'
import { HelpCommand } from './help_command.js'
import { isDestructive, listForOperators } from './operator_commands.js'

/**
 * Adapts the framework's command kernel. Prints failures as one sentence, lists only commands for
 * operators, and refuses destructive commands outside development.
 */
export async function configureKernel(kernel: Kernel, isDevelopment: boolean): Promise<void> {
  kernel.errorHandler = cliErrors
  kernel.addLoader(new ListLoader([HelpCommand]))
  const ours = await new FsLoader(kernel.app.commandsPath()).getMetaData()
  listForOperators(
    kernel,
    ours.map(({ commandName }) => commandName),
    isDevelopment
  )
  kernel.loading(({ commandName }) => {
    if (!isDevelopment && isDestructive(commandName)) throw refused(commandName)
  })
}

const refused = (command: string) =>
  new DomainError('validation_failed', `${command} destroys data, so it runs only with NODE_ENV=development.`)

/** Turns `--help` into the help command, because the framework would still require all options. */
export function commandLine(argv: string[]): string[] {
  const end = argv.indexOf('--')
  const own = end === -1 ? argv : argv.slice(0, end)
  const name = own.find((word) => !word.startsWith('-'))
  if (name === undefined || !own.includes('--help')) return argv
  return ['help', name]
}
