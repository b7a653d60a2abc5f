import type { Kernel } from '@adonisjs/core/ace'

/** Framework commands that drop, empty or overwrite tables. */
const DESTRUCTIVE = /^(db:(seed|truncate|wipe)|migration:(fresh|refresh|reset|rollback))$/
const FOR_OPERATORS = ['help', 'list', 'migration:run', 'migration:status']
/** Commands of kith that only developers use. */
const FOR_DEVELOPERS = ['console:client']
const DEVELOPMENT = 'development'

export const isDestructive = (command: string): boolean => DESTRUCTIVE.test(command)

/** Makes `list` show `ours` and other operator commands, and all commands in development. */
export function listForOperators(kernel: Kernel, ours: readonly string[], isDevelopment: boolean): void {
  const shown = new Set([...ours, ...FOR_OPERATORS].filter((name) => !FOR_DEVELOPERS.includes(name)))
  const operators = () => kernel.getCommands().filter(({ commandName }) => shown.has(commandName))
  const others = () => kernel.getCommands().filter(({ commandName }) => !shown.has(commandName))
  kernel.getNamespaces = () => {
    const own = new Set(operators().flatMap(({ namespace }) => namespace ?? []))
    return [...own, ...(isDevelopment ? [DEVELOPMENT] : [])]
  }
  kernel.getNamespaceCommands = (wanted) =>
    wanted === DEVELOPMENT
      ? others()
      : operators().filter(({ namespace }) => (namespace ?? undefined) === wanted)
}
