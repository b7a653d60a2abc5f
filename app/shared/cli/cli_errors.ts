import { errors, type Kernel } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { unexpected } from './unexpected.js'

/** Prints the error of a command line as one sentence to standard error. */
export const cliErrors = {
  async render(error: unknown, kernel: Pick<Kernel, 'getCommandSuggestions'>): Promise<void> {
    console.error(await sentenceOf(error, kernel))
  },
}

async function sentenceOf(error: unknown, kernel: Pick<Kernel, 'getCommandSuggestions'>): Promise<string> {
  if (error instanceof errors.E_COMMAND_NOT_FOUND) {
    const near = kernel.getCommandSuggestions(error.commandName)
    const suggestion = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
    return `There is no command "${error.commandName}".${suggestion} List all commands with: node ace list`
  }
  if (error instanceof DomainError) return error.message
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && code in errors && typeof message === 'string')
    return `${inOneSentence(message)}; see --help.`
  return unexpected(error)
}

/** Shortens the framework's messages that have two sentences. */
function inOneSentence(message: string): string {
  const [, flag] = /^Invalid value\. The "(.+)" flag accepts a "numeric" value$/.exec(message) ?? []
  if (flag !== undefined) return `Option "${flag}" must be a number`
  return message.replace(/\. The mentioned flag .*$/, '').replace(/\.$/, '')
}
