import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** One file with all rules, so that the package has no dependencies. */
export default {
  input: join(import.meta.dirname, 'src/main.ts'),
  platform: 'node',
  resolve: { alias: { '#domain': join(root, 'domain') }, extensionAlias: { '.js': ['.ts', '.js'] } },
  output: {
    file: join(import.meta.dirname, 'dist/kith-verify.js'),
    format: 'esm',
    banner: '#!/usr/bin/env node',
  },
}
