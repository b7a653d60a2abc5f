import { args, BaseCommand, errors, HelpCommand as FrameworkHelp } from '@adonisjs/core/ace'

/** `help NAME`: prints what a command does and takes. */
export class HelpCommand extends BaseCommand {
  static commandName = 'help'
  static description = 'Show what a command does and what it takes'

  @args.string({ description: 'Name of the command' })
  declare name: string

  async run(): Promise<void> {
    if (!this.kernel.getCommand(this.name)) throw new errors.E_COMMAND_NOT_FOUND([this.name])
    const line = { ...this.parsed, args: [this.name] }
    await new FrameworkHelp(this.kernel, line, this.ui, this.prompt).exec()
  }
}
