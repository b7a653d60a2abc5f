import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'

/** Returns the blocks of a client's README in one language, by the heading above them. */
export function blocksOf(client: 'typescript' | 'python', lang: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>()
  const text = readFileSync(app.makePath('clients', client, 'README.md'), 'utf8')
  for (const section of text.split(/^## /m).slice(1)) {
    const found = [...section.matchAll(new RegExp(`^\`\`\`${lang}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))]
    if (found.length > 0)
      blocks.set(
        section.split('\n')[0],
        found.map(([, code]) => code)
      )
  }
  return blocks
}

const source = (file: string) => pathToFileURL(app.makePath('clients/typescript/src', file)).href
const PACKAGES: Record<string, string> = {
  'kith-client': source('index.ts'),
  'kith-client/ai': source('ai.ts'),
  ai: import.meta.resolve('ai'),
}

/**
 * Runs a block as a module, and returns its exports and what it printed. `given` are values that the
 * block uses without declaring them.
 */
export async function runBlock(
  code: string,
  baseUrl: string,
  given: Record<string, unknown>
): Promise<{ exports: Record<string, any>; printed: unknown[][] }> {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'))
  const file = join(folder, 'block.ts')
  const names = Object.keys(given).filter(
    (name) => !new RegExp(`(?:const ${name}|import \\{[^}]*\\b${name}\\b[^}]*\\})`).test(code)
  )
  const own = code
    .replace(/ from '([^']+)'/g, (_, name: string) => ` from '${PACKAGES[name] ?? name}'`)
    .replaceAll('http://127.0.0.1:3333', baseUrl)
  const printed: unknown[][] = []
  const values = { ...given, console: { log: (...texts: unknown[]) => void printed.push(texts) } }
  Object.assign(globalThis, { readme: values })
  writeFileSync(file, `const { ${[...names, 'console'].join(', ')} } = (globalThis as any).readme\n${own}`)
  try {
    return { exports: await import(pathToFileURL(file).href), printed }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
