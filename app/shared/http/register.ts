import router from '@adonisjs/core/services/router'
import { counted } from '#app/telemetry/active_work'
import { middleware } from '#start/kernel'
import { noteMethod } from './allowed_methods.js'
import type { Operation } from './operation.js'

type LazyController = () => Promise<{ default: new (...args: any[]) => any }>

const registered: Operation<any, any, any>[] = []

/** Routes an operation to a controller method, behind its key and scope checks. */
export function register(
  operation: Operation<any, any, any>,
  controller: LazyController,
  method = 'handle'
): void {
  registered.push(operation)
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

export function operations(): readonly Operation<any, any, any>[] {
  return registered
}
