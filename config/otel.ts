import { defineConfig } from '@adonisjs/otel'
import { redactIncoming, redactOutgoing } from '#app/telemetry/redact_spans'
import env from '#start/env'

/**
 * Traces and metrics. Configured by the standard OpenTelemetry variables
 * (OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL, OTEL_TRACES_SAMPLER, ...), and loaded
 * only when the first of them is set.
 */
export default defineConfig({
  enabled: true,
  serviceName: env.get('SERVICE_NAME'),
  environment: env.get('NODE_ENV'),
  // Traces must not identify users.
  userContext: false,
  instrumentations: {
    '@opentelemetry/instrumentation-fs': { enabled: false },
    '@opentelemetry/instrumentation-pino': { enabled: false },
    '@opentelemetry/instrumentation-pg': {},
    '@opentelemetry/instrumentation-http': { requestHook: redactIncoming },
    '@opentelemetry/instrumentation-undici': { requestHook: redactOutgoing },
  },
})
