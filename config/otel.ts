import { defineConfig } from '@adonisjs/otel'
import { redactIncoming, redactOutgoing } from '#app/telemetry/redact_spans'
import env from '#start/env'

/**
 * Traces and metrics. Where they go, how many and in which form is said by the standard's own variables (OTEL_EXPORTER_OTLP_ENDPOINT,
 * OTEL_EXPORTER_OTLP_PROTOCOL, OTEL_TRACES_SAMPLER, ...); loaded only where the first of them is set.
 */
export default defineConfig({
  enabled: true,
  serviceName: env.get('SERVICE_NAME'),
  environment: env.get('NODE_ENV'),
  // Who calls is no business of a trace.
  userContext: false,
  instrumentations: {
    '@opentelemetry/instrumentation-fs': { enabled: false },
    '@opentelemetry/instrumentation-pino': { enabled: false },
    '@opentelemetry/instrumentation-pg': {},
    '@opentelemetry/instrumentation-http': { requestHook: redactIncoming },
    '@opentelemetry/instrumentation-undici': { requestHook: redactOutgoing },
  },
})
