/** Whether traces and metrics are sent anywhere: by the standard's own variable. */
export const isTraced = (): boolean =>
  Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT) && process.env.OTEL_SDK_DISABLED !== 'true'
