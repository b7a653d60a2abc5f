import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeReport, exitCodeOf } from './describe_report.js'
import { RELEASE, verifyBundle } from './verify_bundle.js'

const USAGE = `kith-verify ${RELEASE}: verifies a proof bundle without network.

kith-verify bundle.wacz [--key KEY]... [--keys FILE] [--previous OLDER.wacz] [--json]

  --key KEY         accept only this public key (repeatable)
  --keys FILE       accept only the keys in this copy of /.well-known/kith-proof-keys.json
  --previous FILE   check that the bundle continues an older bundle
  --json            print the report as JSON

Exit codes: 0 verified, 1 refused, 2 wrong use or unreadable file, 3 made by another release.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string', multiple: true },
      keys: { type: 'string' },
      previous: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help || positionals.length !== 1) {
    console.log(USAGE)
    process.exitCode = values.help ? 0 : 2
  } else {
    const listed = values.keys === undefined ? undefined : readKeys(values.keys)
    const keys = values.key || listed ? [...(values.key ?? []), ...(listed ?? [])] : undefined
    const report = await verifyBundle(positionals[0], { keys, previous: values.previous })
    console.log(values.json ? JSON.stringify(report) : describeReport(report, keys !== undefined))
    process.exitCode = exitCodeOf(report)
  }
} catch (error) {
  console.error(`kith-verify: ${(error as Error).message}`)
  process.exitCode = 2
}

/** Returns the keys in a file. Throws for a file without keys, which would trust nobody. */
function readKeys(path: string): string[] {
  const { keys } = (JSON.parse(readFileSync(path, 'utf8')) ?? {}) as { keys?: unknown }
  const isKey = (key: unknown): key is string => typeof key === 'string' && /^[\w-]{43}$/.test(key)
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every(isKey))
    throw new Error(`${path} does not list the public keys of a service`)
  return keys
}
