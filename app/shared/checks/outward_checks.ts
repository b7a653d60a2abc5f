import { connect } from 'node:net'
import { ask } from './ask.js'
import { type CheckResult, off, ok, problem, reasonOf, warning } from './finding.js'

/** Whether the service is found where PUBLIC_URL says. */
export async function publicUrlCheck(url: string | undefined): Promise<CheckResult> {
  if (!url) return off('PUBLIC_URL is not set: addresses that the service gives are those of HOST and PORT.')
  const address = `${url.replace(/\/$/, '')}/health`
  try {
    const { status } = await ask(address)
    if (status === 200) return ok(`The service is found at ${url}.`)
    return warning(
      `${address} answered ${status}.`,
      'See that the service runs and that the proxy in front of it passes every path on, or correct PUBLIC_URL.'
    )
  } catch (error) {
    return warning(
      `PUBLIC_URL cannot be reached from here: ${reasonOf(error)}.`,
      'See that the proxy in front of the service runs, or correct PUBLIC_URL.'
    )
  }
}

type App = { name: string; tokenUrl: string }

/** Whether the apps of OAUTH_APPS can be reached, and come back to an address that is the service's own. */
export async function oauthCheck(apps: readonly App[], publicUrl: string | undefined): Promise<CheckResult> {
  if (apps.length === 0) return off('OAUTH_APPS is not set: there are no apps to connect.')
  const refused = await Promise.all(
    apps.map(async ({ name, tokenUrl }) => {
      const { hostname, port, protocol } = new URL(tokenUrl)
      const why = await connectRefusal(hostname, Number(port) || (protocol === 'https:' ? 443 : 80))
      return why ? `${name} (${why})` : null
    })
  )
  const away = refused.filter((why) => why !== null)
  if (away.length > 0)
    return problem(
      `Apps that cannot be reached: ${away.join(', ')}.`,
      'Correct their token_url in OAUTH_APPS.'
    )
  if (!publicUrl)
    return warning(
      'Apps send people back to HOST and PORT, which only this machine may know.',
      'Set PUBLIC_URL to the address under which people reach the service.'
    )
  return ok(`${apps.length} apps can be connected: ${apps.map(({ name }) => name).join(', ')}.`)
}

/** Whether what takes traces and metrics is there. */
export async function tracesCheck(endpoint: string | undefined): Promise<CheckResult> {
  if (!endpoint) return off('OTEL_EXPORTER_OTLP_ENDPOINT is not set: no traces are sent.')
  if (!URL.canParse(endpoint))
    return problem(
      `OTEL_EXPORTER_OTLP_ENDPOINT "${endpoint}" is no URL.`,
      'Set it to one such as http://localhost:4317.'
    )
  const { hostname, port, protocol } = new URL(endpoint)
  const why = await connectRefusal(hostname, Number(port) || (protocol === 'https:' ? 443 : 80))
  if (!why) return ok('What takes traces and metrics can be reached.')
  return warning(
    `Traces and metrics get lost: ${why}.`,
    'Start the collector, or correct OTEL_EXPORTER_OTLP_ENDPOINT.'
  )
}

/** Why no connection can be made, null where one can. */
export function connectRefusal(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: 5_000 })
    const end = (why: string | null) => {
      socket.destroy()
      resolve(why)
    }
    socket.once('connect', () => end(null))
    socket.once('timeout', () => end(`port ${port} of ${host} does not answer`))
    socket.once('error', (error) => end(reasonOf(error)))
  })
}
