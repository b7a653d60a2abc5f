import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import type { Operation } from './operation.js'

type LazyController = () => Promise<{ default: new (...args: any[]) => any }>

const registered: Operation<any, any, any>[] = []

/** Routes an operation to a controller's `handle` (or another method), behind its key and scope checks. */
export function register(
  operation: Operation<any, any, any>,
  controller: LazyController,
  method = 'handle'
): void {
  registered.push(operation)
  router
    .route(operation.path, [operation.method], [controller, method])
    .as(operation.id)
    .use(
      operation.method === 'POST'
        ? [middleware.authorize(operation), middleware.idempotency(operation)]
        : [middleware.authorize(operation)]
    )
}

/** Every registered operation, in the order of registration. */
export function operations(): readonly Operation<any, any, any>[] {
  return registered
}
