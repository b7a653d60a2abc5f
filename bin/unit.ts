/** Runs the suites without the application: `npm run unit -- --files=names.spec.ts`. */
import { assert } from '@japa/assert'
import fc from 'fast-check'
import { configure, processCLIArgs, run } from '@japa/runner'

// Every run has the same random cases, so a failure points to a change. FC_SEED=N uses others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20261121) })
processCLIArgs(process.argv.slice(2))
configure({
  suites: [
    { name: 'unit', files: ['tests/unit/**/*.spec.ts'], timeout: 60_000 },
    { name: 'contract', files: ['tests/contract/**/*.spec.ts'], timeout: 180_000 },
    { name: 'reliability', files: ['tests/reliability/**/*.spec.ts'], timeout: 600_000 },
  ],
  plugins: [assert()],
})
run()
