import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

type Answer = { operators: { id: string; email: string }[] }

export default class OperatorList extends KithCommand {
  static commandName = 'operator:list'
  static description = 'Show the operators of the whole service'
  static help = [
    'Operators grant credits, rebuild indexes and see how the service is in the console.',
    '',
    '{{ binaryName }} operator:list --json',
  ]

  protected async answer(): Promise<Answer> {
    const { listOperators } = await import('#app/access/operators')
    return { operators: await listOperators(await this.app.container.make(Sql)) }
  }

  protected print({ operators }: Answer): void {
    for (const { email } of operators) console.log(email)
    if (operators.length === 0) console.log('There is no operator yet: node ace operator:add EMAIL')
  }
}
