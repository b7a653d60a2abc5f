import type { defineConfig } from '@adonisjs/otel'
import { redactIncoming, redactOutgoing } from '#app/telemetry/redact_spans'
import env from '#start/env'

/**
 * Traces and metrics, configured by the standard OpenTelemetry variables
 * (OTEL_EXPORTER_OTLP_PROTOCOL, OTEL_TRACES_SAMPLER, ...). Loaded only with
 * OTEL_EXPORTER_OTLP_ENDPOINT. Imports only the type of `defineConfig`, because every process reads
 * this file and the library loads a thousand modules.
 */
export default {
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
} satisfies Parameters<typeof defineConfig>[0]
