/** Lints the OpenAPI document with the recommended rules of Redocly. */
import { spawnSync } from 'node:child_process'
import { createConfig, lintFromString } from '@redocly/openapi-core'

const exported = spawnSync(process.execPath, ['ace.js', 'openapi:export'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
if (exported.status !== 0) throw new Error(exported.stderr || exported.stdout)

const config = await createConfig({ extends: ['recommended-strict'] })
const problems = await lintFromString({
  source: exported.stdout,
  absoluteRef: 'openapi.json',
  config,
})
for (const { ruleId, message, location } of problems)
  console.log(`${location[0]?.pointer ?? ''}: ${message} (${ruleId})`)
console.log(`${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
