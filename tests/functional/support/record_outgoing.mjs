/**
 * A module that is preloaded into a process. Writes every host that is looked up or connected to
 * into the file OUTGOING_FILE. Leaves out this machine.
 */
import { appendFileSync } from 'node:fs'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const HERE = /^(?:localhost|127\.|::1$)/
const note = (host) => {
  if (typeof host === 'string' && !HERE.test(host)) appendFileSync(process.env.OUTGOING_FILE, `${host}\n`)
}

for (const module of [dns, dns.promises])
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveMx']) {
    const original = module[name]
    module[name] = function (host, ...rest) {
      note(host)
      return original.call(this, host, ...rest)
    }
  }

const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args
  note(typeof options === 'object' ? options.host : args[1])
  return connect.apply(this, args)
}
syncBuiltinESMExports()
