import { connect } from 'node:net'
import { memberOf, probe } from './probe.js'
import { type CheckResult, off, ok, problem, reasonOf, warning } from './finding.js'

export async function publicUrlCheck(url: string | undefined): Promise<CheckResult> {
  if (!url) return off('PUBLIC_URL is not set: URLs in responses use HOST and PORT.')
  const address = `${url.replace(/\/$/, '')}/health`
  try {
    const { status } = await probe(address)
    if (status === 200) return ok(`The service responds at ${url}.`)
    return warning(
      `${address} responded with status ${status}.`,
      'Check that the service runs and that its reverse proxy forwards every path, or correct PUBLIC_URL.'
    )
  } catch (error) {
    return warning(
      `Cannot reach PUBLIC_URL from this machine: ${reasonOf(error)}.`,
      'Check that the reverse proxy runs, or correct PUBLIC_URL.'
    )
  }
}

/** Checks that the OpenID Connect provider describes itself as the issuer OIDC_ISSUER. */
export async function oidcCheck(issuer: string | undefined): Promise<CheckResult> {
  if (!issuer) return off('OIDC_ISSUER is not set: users sign in with passwords.')
  try {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const { status, body, ahead } = await probe(address)
    if (status === 200 && memberOf(body, 'issuer') === issuer)
      return ok('The identity provider can be reached.', ahead)
    return problem(
      `${address} does not describe the issuer OIDC_ISSUER (status ${status}).`,
      'Set OIDC_ISSUER to exactly the issuer that the provider states.'
    )
  } catch (error) {
    return problem(
      `Cannot reach the identity provider: ${reasonOf(error)}.`,
      'Correct OIDC_ISSUER. Until then users can sign in only with passwords.'
    )
  }
}

type App = { name: string; tokenUrl: string }

/** Checks that the apps of OAUTH_APPS are reachable and that PUBLIC_URL is set for redirects. */
export async function oauthCheck(apps: readonly App[], publicUrl: string | undefined): Promise<CheckResult> {
  if (apps.length === 0) return off('OAUTH_APPS is not set: no apps can be connected.')
  const reasons = await Promise.all(
    apps.map(async ({ name, tokenUrl }) => {
      const { hostname, port, protocol } = new URL(tokenUrl)
      const reason = await connectRefusal(hostname, Number(port) || (protocol === 'https:' ? 443 : 80))
      return reason ? `${name} (${reason})` : null
    })
  )
  const failures = reasons.filter((reason) => reason !== null)
  if (failures.length > 0)
    return problem(
      `Cannot reach these apps: ${failures.join(', ')}.`,
      'Correct their token_url in OAUTH_APPS.'
    )
  if (!publicUrl)
    return warning(
      'PUBLIC_URL is not set, so apps redirect users to HOST and PORT, which may not work on other machines.',
      'Set PUBLIC_URL to the URL of the service.'
    )
  return ok(`${apps.length} apps can be connected: ${apps.map(({ name }) => name).join(', ')}.`)
}

/** Checks that the OpenTelemetry collector can be reached. */
export async function tracesCheck(endpoint: string | undefined): Promise<CheckResult> {
  if (!endpoint) return off('OTEL_EXPORTER_OTLP_ENDPOINT is not set: no traces and metrics are sent.')
  if (!URL.canParse(endpoint))
    return problem(
      `OTEL_EXPORTER_OTLP_ENDPOINT "${endpoint}" is not a URL.`,
      'Set it to a URL such as http://localhost:4317.'
    )
  const { hostname, port, protocol } = new URL(endpoint)
  const reason = await connectRefusal(hostname, Number(port) || (protocol === 'https:' ? 443 : 80))
  if (!reason) return ok('The OpenTelemetry collector can be reached.')
  return warning(
    `Traces and metrics are lost: ${reason}.`,
    'Start the collector, or correct OTEL_EXPORTER_OTLP_ENDPOINT.'
  )
}

/** Returns why a TCP connection fails, or null. */
export function connectRefusal(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: 5_000 })
    const end = (reason: string | null) => {
      socket.destroy()
      resolve(reason)
    }
    socket.once('connect', () => end(null))
    socket.once('timeout', () => end(`port ${port} of ${host} does not answer`))
    socket.once('error', (error) => end(reasonOf(error)))
  })
}
