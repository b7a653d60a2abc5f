import { errors, type Kernel } from '@adonisjs/core/ace'
import { unexpected } from './unexpected.js'
import { wrongSettings } from './wrong_settings.js'

/** Says in one sentence on standard error why a command line cannot be carried out. */
export const complain = {
  async render(error: unknown, kernel: Pick<Kernel, 'getCommandSuggestions'>): Promise<void> {
    console.error(sentenceOf(error, kernel))
  },
}

function sentenceOf(error: unknown, kernel: Pick<Kernel, 'getCommandSuggestions'>): string {
  const wrong = wrongSettings(error)
  if (wrong) return `${wrong.join('; ')}.`
  if (error instanceof errors.E_COMMAND_NOT_FOUND) {
    const near = kernel.getCommandSuggestions(error.commandName)
    const asked = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
    return `There is no command "${error.commandName}".${asked} node ace list names them all.`
  }
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && code in errors && typeof message === 'string')
    return `${message.replace(/\.$/, '')}; --help tells what there is.`
  return unexpected(error)
}
