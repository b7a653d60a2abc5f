/** The page of the API reference. Its scripts are separate files. */
export const referencePage = (service: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${service} API reference</title>
  <link rel="icon" href="data:,">
</head>
<body>
  <div id="reference"></div>
  <script src="/docs/api/viewer.js"></script>
  <script src="/docs/api/reference.js"></script>
</body>
</html>
`

/**
 * Returns the script that shows the document at `url`. Disables everything that would send requests
 * to other origins: fonts, telemetry, the proxy and the assistant.
 */
export const referenceScript = (
  url: string
): string => `Scalar.createApiReference('#reference', ${JSON.stringify({
  url,
  telemetry: false,
  withDefaultFonts: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})})
`
