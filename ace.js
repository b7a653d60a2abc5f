/**
 * Entry point of `node ace`. The framework needs a newer Node than some machines have: hand over to the project's
 * own when this one is too old, then run bin/console.ts.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) < 24) {
  const own = fileURLToPath(new URL('./node_modules/node/bin/node', import.meta.url))
  if (!existsSync(own)) {
    console.error('The dependencies are not installed. Run `npm ci` first.')
    process.exit(1)
  }
  const result = spawnSync(own, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exit(result.status ?? 1)
}

await import('./bin/typescript.js')
await import('./bin/console.js')
