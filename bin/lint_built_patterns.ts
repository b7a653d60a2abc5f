/**
 * Part of `npm run lint`. The regular expression linter reads only literals. This script loads all
 * modules and checks the patterns that they build with the same rules.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Linter } from 'eslint'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['domain', 'adapters']
/**
 * The module that builds patterns for others, and the text by which a file is known to build
 * patterns.
 */
const BUILDER = 'domain/people/text/phrases.ts'
const BUILDS = /new RegExp\(|text\/phrases(?:\.js)?'|\.\/phrases\.js'/
const { default: config } = (await import(join(ROOT, 'eslint.config.js'))) as { default: Linter.Config[] }
const { plugins, rules } = config.find((one) => one.rules)!
const ignored = config.flatMap(({ ignores = [] }) => ignores)
const built = new Map<string, string>()
let file = ''

const Native = globalThis.RegExp
globalThis.RegExp = new Proxy(Native, {
  construct(target, [source, flags], newTarget) {
    const pattern = Reflect.construct(target, [source, flags], newTarget) as RegExp
    const at = placeOf(new Error().stack ?? '')
    if (at) built.set(`/${pattern.source}/${pattern.flags}`, at)
    return pattern
  },
})

for (const folder of FOLDERS)
  for (file of globSync(`${folder}/**/*.ts`, { cwd: ROOT }))
    if (BUILDS.test(readFileSync(join(ROOT, file), 'utf8'))) await import(join(ROOT, file))

const linter = new Linter()
let problems = 0
for (const [pattern, at] of built) {
  if (ignored.some((folder) => at.startsWith(folder))) continue
  for (const { message } of linter.verify(`export const pattern = ${pattern}\n`, [{ plugins, rules }])) {
    console.log(`${at}: ${pattern}\n  ${message}\n`)
    problems++
  }
}
console.log(`${built.size} built patterns, ${problems} problems`)
process.exitCode = problems > 0 ? 1 : 0

/** Returns our file and line that built a pattern, or null for patterns of packages. */
function placeOf(stack: string): string | null {
  const caller = stack.split('\n').find((line, i) => i >= 2 && !line.includes(BUILDER)) ?? ''
  const at = caller.indexOf(ROOT)
  if (at === -1 || caller.includes('node_modules')) return null
  return relative(ROOT, caller.slice(at).replace(/\)$/, ''))
}
