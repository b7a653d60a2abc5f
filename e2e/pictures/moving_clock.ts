/**
 * The service of the pictures loads this module first. Its `Date` starts at CLOCK_START and runs on.
 * The parent process sets it with a message. Names below northwind.example lead to this machine.
 */
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

const RealDate = Date
const lookup = dns.lookup as (...given: unknown[]) => void
let ahead = Number(process.env.CLOCK_START) - RealDate.now()
const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

dns.lookup = ((host: string, ...more: unknown[]) =>
  lookup(host.endsWith('.northwind.example') ? '127.0.0.1' : host, ...more)) as typeof dns.lookup
syncBuiltinESMExports()

process.on('message', (message: { clock?: number }) => {
  if (!message.clock) return
  ahead = message.clock - RealDate.now()
  process.send!({ clock: message.clock })
})
// The channel alone does not keep a process alive.
process.channel?.unref()
