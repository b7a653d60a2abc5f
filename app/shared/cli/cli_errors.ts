import { errors, type Kernel } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { unexpected } from './unexpected.js'

/** Says in one sentence on standard error why a command line cannot be carried out. */
export const cliErrors = {
  async render(error: unknown, kernel: Pick<Kernel, 'getCommandSuggestions'>): Promise<void> {
    console.error(await sentenceOf(error, kernel))
  },
}

async function sentenceOf(error: unknown, kernel: Pick<Kernel, 'getCommandSuggestions'>): Promise<string> {
  if (error instanceof errors.E_COMMAND_NOT_FOUND) {
    const near = kernel.getCommandSuggestions(error.commandName)
    const asked = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
    return `There is no command "${error.commandName}".${asked} node ace list names them all.`
  }
  if (error instanceof DomainError) return error.message
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && code in errors && typeof message === 'string')
    return `${message.replace(/\.$/, '')}; --help shows what it takes.`
  return unexpected(error)
}
