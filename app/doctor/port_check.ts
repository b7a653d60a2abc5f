import { createServer } from 'node:net'
import { type CheckResult, ok, problem } from '#app/shared/checks/finding'

/** Checks that the service responds at HOST and PORT, or could listen there. */
export async function portCheck(host: string, port: number): Promise<CheckResult> {
  const reached = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const url = `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}/health`
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).catch(
    () => null
  )
  const body = (await response?.json().catch(() => null)) as { status?: unknown } | null | undefined
  if (response?.ok && body?.status === 'ok') return ok(`The service responds at ${url}.`)
  const refused = await listenRefusal(host, port)
  if (refused === null) return ok(`${host}:${port} is free.`)
  const fix = {
    EADDRINUSE: `Stop the process that listens there (find it with: ss -ltnp 'sport = :${port}'), or set PORT to a free port.`,
    EACCES: 'Set PORT to a port above 1023, or allow it: setcap cap_net_bind_service=+ep on the node binary.',
    EADDRNOTAVAIL: 'Set HOST to an address of this machine, or to 0.0.0.0 for all addresses.',
  }[refused]
  const says = {
    EADDRINUSE: `Another process listens at ${host}:${port}.`,
    EACCES: `This user may not use port ${port}.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine.`,
  }[refused]
  return problem(says ?? `${host}:${port} cannot be used: ${refused}.`, fix ?? 'Change HOST or PORT.')
}

function listenRefusal(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
