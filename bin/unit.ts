/**
 * Runs the suites without the application: `npm run unit -- --files=names.spec.ts`. Uses a temporary
 * data folder. SHARD=1/2 runs half of the files.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert } from '@japa/assert'
import fc from 'fast-check'
import { configure, processCLIArgs, run } from '@japa/runner'
import { keepFilesInMemory } from './memory_folder.js'
import { filesOfOtherShards } from './shard.js'

// Every run has the same random cases, so a failure points to a change. FC_SEED=N uses others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20261121) })
keepFilesInMemory()
// Otherwise, tests would share locks and keys with a service that runs in this folder.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'kith-unit-'))
process.on('exit', () => rmSync(process.env.DATA_DIR!, { recursive: true, force: true }))
// Embedding in the background would compete with the tests that start services.
process.env.ENCODER_MAX_PEOPLE = '0'
processCLIArgs(process.argv.slice(2))
configure({
  suites: [
    { name: 'unit', files: ['tests/unit/**/*.spec.ts'], timeout: 60_000 },
    { name: 'contract', files: ['tests/contract/**/*.spec.ts'], timeout: 180_000 },
    { name: 'reliability', files: ['tests/reliability/**/*.spec.ts'], timeout: 600_000 },
  ],
  exclude: ['unit', 'contract', 'reliability'].flatMap((suite) =>
    filesOfOtherShards(globSync(`tests/${suite}/**/*.spec.ts`))
  ),
  plugins: [assert()],
})
run()
