/**
 * A module that is preloaded into the service. It replaces start/run_handlers.ts by
 * step_handlers.ts.
 */
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== './run_handlers.js') return next(specifier, context)
    return next(new URL('./step_handlers.ts', import.meta.url).href, context)
  },
})
