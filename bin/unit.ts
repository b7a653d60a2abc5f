/**
 * Runs the suites without the application: `npm run unit -- --files=names.spec.ts`. SHARD=1/2 runs
 * half of the files.
 */
import { globSync } from 'node:fs'
import { assert } from '@japa/assert'
import fc from 'fast-check'
import { configure, processCLIArgs, run } from '@japa/runner'
import { keepFilesInMemory } from './memory_folder.js'
import { filesOfOtherShards } from './shard.js'

// Every run has the same random cases, so a failure points to a change. FC_SEED=N uses others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20261121) })
keepFilesInMemory()
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
