import router from '@adonisjs/core/services/router'
import { counted } from '#app/shared/active_work'
import { middleware } from '#start/kernel'
import { noteMethod } from './allowed_methods.js'
import type { Operation } from './operation.js'
import { noteOperation } from './registered.js'

type LazyController = () => Promise<{ default: new (...args: any[]) => any }>

const handlers = new Map<string, { controller: LazyController; method: string }>()

/** Routes an operation to a controller method, behind its key and scope checks. */
export function register(
  operation: Operation<any, any, any>,
  controller: LazyController,
  method = 'handle'
): void {
  noteOperation(operation)
  handlers.set(operation.id, { controller, method })
  noteMethod(operation)
  const admission = [
    counted(`${operation.method} ${operation.path}`),
    middleware.authorize(operation),
    middleware.takeTurns(operation),
  ]
  router
    .route(operation.path, [operation.method], [controller, method])
    .as(operation.id)
    .use(operation.method === 'POST' ? [...admission, middleware.idempotency(operation)] : admission)
}

/** Returns the controller method that serves an operation. Throws for an unregistered operation. */
export function handlerOf(operation: Pick<Operation, 'id'>): { controller: LazyController; method: string } {
  const handler = handlers.get(operation.id)
  if (!handler) throw new Error(`the operation ${operation.id} has no route`)
  return handler
}
