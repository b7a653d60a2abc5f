import { isIP, type Socket } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'

/** The server offered TLS, and it came to nothing: without it, it may still talk. */
export class TlsFailure extends Error {}

/**
 * Encrypts a connection whose server said that it is ready to (RFC 3207). Whoever's certificate it is will do, as between mail
 * servers in general (RFC 7435): it keeps what is asked from those who listen, and says nothing of who answers.
 */
export function startTls(socket: Socket, host: string, ms: number): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const secure = connect({
      socket,
      rejectUnauthorized: false,
      ...(isIP(host) ? {} : { servername: host }),
    })
    const give = () => {
      clearTimeout(timer)
      secure.destroy()
      reject(new TlsFailure('the server cannot do the TLS that it offers'))
    }
    const timer = setTimeout(give, ms)
    secure.once('close', give)
    // Told by the end of the connection.
    secure.on('error', () => {})
    secure.once('secureConnect', () => {
      clearTimeout(timer)
      secure.removeListener('close', give)
      resolve(secure)
    })
  })
}
