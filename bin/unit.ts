/** Runs the suites that need no application: `npm run unit -- --files=tests/unit/people/names.spec.ts`. */
import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'

processCLIArgs(process.argv.slice(2))
configure({
  suites: [
    { name: 'unit', files: ['tests/unit/**/*.spec.ts'], timeout: 60_000 },
    { name: 'contract', files: ['tests/contract/**/*.spec.ts'], timeout: 180_000 },
  ],
  plugins: [assert()],
})
run()
