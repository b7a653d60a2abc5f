import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const TABLES = 'kith:country-tables'

/** The country tables, which the service reads from a package when it first needs them. */
const countryTables = {
  name: 'country-tables',
  resolveId: (id) => (id === TABLES ? id : null),
  enforce: 'pre',
  load(id) {
    if (id !== TABLES) return null
    const folder = join(root, 'node_modules')
    const names = globSync('i18n-iso-countries/{codes.json,langs/*.json}', { cwd: folder })
    const tables = names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))])
    return `export default ${JSON.stringify(Object.fromEntries(tables))}`
  },
  transform(code, id) {
    if (!id.endsWith('/domain/people/places/countries.ts')) return null
    const inlined = code.replace('createRequire(import.meta.url)', '(name: string) => countryTables[name]')
    if (inlined === code) throw new Error('countries.ts reads its tables in another way')
    return `import countryTables from '${TABLES}'\n${inlined}`
  },
}

/** One file with all rules, so that the package has no dependencies. */
export default {
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [countryTables],
  resolve: { alias: { '#domain': join(root, 'domain') } },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'kith-verify.js', codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  },
}
