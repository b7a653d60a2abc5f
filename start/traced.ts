/** Whether the environment configures OpenTelemetry export. */
export const isTraced = (): boolean =>
  Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT) && process.env.OTEL_SDK_DISABLED !== 'true'
