import { isIP, type Socket } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'

/** The server offered STARTTLS, but the handshake failed. Plain SMTP may still work. */
export class TlsFailure extends Error {}

/**
 * Upgrades a connection to TLS after the server accepted STARTTLS (RFC 3207). Any certificate is
 * accepted, as is usual between mail servers (RFC 7435): TLS here protects against eavesdropping
 * and does not authenticate the server.
 */
export function startTls(socket: Socket, host: string, ms: number): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const secure = connect({
      socket,
      rejectUnauthorized: false,
      ...(isIP(host) ? {} : { servername: host }),
    })
    const fail = () => {
      clearTimeout(timer)
      secure.destroy()
      reject(new TlsFailure('the TLS handshake with the server failed'))
    }
    const timer = setTimeout(fail, ms)
    secure.once('close', fail)
    // The close event reports the failure.
    secure.on('error', () => {})
    secure.once('secureConnect', () => {
      clearTimeout(timer)
      secure.removeListener('close', fail)
      resolve(secure)
    })
  })
}
