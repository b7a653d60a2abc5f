/** Imported before all else: instrumentation has to be there before what it instruments is loaded. */
import { isTraced } from '#start/traced'

if (isTraced()) {
  // The names that the standard settled on, without which dashboards of today show nothing.
  process.env.OTEL_SEMCONV_STABILITY_OPT_IN = 'http,database'
  const { init } = await import('@adonisjs/otel/init')
  await init(new URL('..', import.meta.url).pathname)
}
