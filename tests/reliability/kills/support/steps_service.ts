/** Preloaded into the service: its runs are those of step_runs.ts instead of those of the capabilities. */
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '#app/runs/handlers') return next(specifier, context)
    return next(new URL('./step_handlers.ts', import.meta.url).href, context)
  },
})
