/** Imported first, because instrumentation must run before the instrumented modules load. */
import { isTraced } from '#start/traced'

if (isTraced()) {
  // Uses the stable semantic conventions, because current dashboards need them.
  process.env.OTEL_SEMCONV_STABILITY_OPT_IN = 'http,database'
  const { init } = await import('@adonisjs/otel/init')
  await init(new URL('..', import.meta.url).pathname)
}
