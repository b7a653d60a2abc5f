import { createServer } from 'node:net'
import { type CheckResult, ok, problem } from '#app/shared/checks/finding'

/** Whether the service answers where it listens, or could listen there. */
export async function portCheck(host: string, port: number): Promise<CheckResult> {
  const reached = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const url = `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}/health`
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).catch(
    () => null
  )
  const body = (await answer?.json().catch(() => null)) as { status?: unknown } | null | undefined
  if (answer?.ok && body?.status === 'ok') return ok(`The service answers at ${url}.`)
  const refused = await listenRefusal(host, port)
  if (refused === null) return ok(`Nothing listens at ${host}:${port}; the service can.`)
  const fix = {
    EADDRINUSE: `End what listens there (ss -ltnp 'sport = :${port}' tells what), or set PORT to another one.`,
    EACCES:
      'Set PORT to one above 1023, or let the service bind it: setcap cap_net_bind_service=+ep on its node.',
    EADDRNOTAVAIL: 'Set HOST to an address of this machine, or 0.0.0.0 for all of them.',
  }[refused]
  const says = {
    EADDRINUSE: `Something else listens at ${host}:${port}.`,
    EACCES: `Port ${port} may not be bound by this user.`,
    EADDRNOTAVAIL: `${host} is no address of this machine.`,
  }[refused]
  return problem(
    says ?? `${host}:${port} cannot be bound: ${refused}.`,
    fix ?? 'Set HOST and PORT to others.'
  )
}

function listenRefusal(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
