/** Preloaded into the service: replaces its run handlers by those of step_runs.ts. */
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '#app/runs/handlers') return next(specifier, context)
    return next(new URL('./step_handlers.ts', import.meta.url).href, context)
  },
})
