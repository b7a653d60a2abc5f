import router from '@adonisjs/core/services/router'
import { counted } from '#app/shared/active_work'
import { gate } from './gate.js'
import { CONSOLE_API, type ConsoleOperation } from './operation.js'

type LazyController = () => Promise<{ default: new (...args: any[]) => any }>

const registered: ConsoleOperation<any, any, any>[] = []

/** Routes an operation to a controller method, behind the gate. */
export function registerConsole(
  operation: ConsoleOperation<any, any, any>,
  controller: LazyController,
  method: string
): void {
  registered.push(operation)
  router
    .route(CONSOLE_API + operation.path, [operation.method], [controller, method])
    .as(operation.id)
    .use([counted(`${operation.method} ${CONSOLE_API}${operation.path}`), gate(operation)])
}

export function consoleOperations(): readonly ConsoleOperation<any, any, any>[] {
  return registered
}
