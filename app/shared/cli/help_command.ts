import { args, BaseCommand, errors, HelpCommand as FrameworkHelp } from '@adonisjs/core/ace'

export class HelpCommand extends BaseCommand {
  static commandName = 'help'
  static description = 'Show the description, arguments and options of a command'

  @args.string({ description: 'Name of the command' })
  declare name: string

  async run(): Promise<void> {
    if (!this.kernel.getCommand(this.name)) throw new errors.E_COMMAND_NOT_FOUND([this.name])
    const line = { ...this.parsed, args: [this.name] }
    await new FrameworkHelp(this.kernel, line, this.ui, this.prompt).exec()
  }
}
