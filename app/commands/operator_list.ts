import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

type Answer = { operators: { id: string; email: string }[] }

export default class OperatorList extends KithCommand {
  static commandName = 'operator:list'
  static description = 'List the operators of the service'
  static help = [
    'In the console, operators grant credits, rebuild indexes and see the state of the service.',
    '',
    '{{ binaryName }} operator:list --json',
  ]

  protected async answer(): Promise<Answer> {
    const { listOperators } = await import('#app/access/operators')
    return { operators: await listOperators(await this.app.container.make(Sql)) }
  }

  protected print({ operators }: Answer): void {
    for (const { email } of operators) console.log(email)
    if (operators.length === 0) console.log('No operators yet. Add one: node ace operator:add EMAIL')
  }
}
