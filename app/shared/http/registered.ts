import type { Operation } from './operation.js'

const registered: Operation<any, any, any>[] = []

/** Adds an operation to `operations`. */
export function noteOperation(operation: Operation<any, any, any>): void {
  registered.push(operation)
}

/** Returns the operations of all routes, in the order of their registration. */
export function operations(): readonly Operation<any, any, any>[] {
  return registered
}

/** Returns the operation of a route by the route's name. Undefined for routes outside the API. */
export function operationNamed(id: string | undefined): Operation<any, any, any> | undefined {
  return registered.find((one) => one.id === id)
}
