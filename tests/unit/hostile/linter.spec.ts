import { join } from 'node:path'
import { test } from '@japa/runner'
import { Linter } from 'eslint'

const CONFIG = join(import.meta.dirname, '../../../eslint.config.js')
const SUPERLINEAR = [
  '/\\.+$/',
  '/\\([^)]*\\)/g',
  '/[([]\\s*([^)\\]]*?)\\s*[)\\]]/gu',
  '/^(\\w+\\s?)*$/',
  '/\\s+$/',
]
const LINEAR = ['/^\\s+/', '/[.,;]/g', '/(?<![\\w.])[\\w.]+@/g', '/\\([^()]*\\)/g']

test.group('the regex linter', () => {
  test('finds patterns with quadratic and exponential time, and no others', async ({ assert }) => {
    const { default: config } = (await import(CONFIG)) as { default: Linter.Config[] }
    const { plugins, rules } = config.find((one) => one.rules)!
    const linter = new Linter()
    const isFound = (pattern: string) =>
      linter.verify(`export const p = ${pattern}`, [{ plugins, rules }]).length > 0
    assert.deepEqual(SUPERLINEAR.filter(isFound), SUPERLINEAR)
    assert.deepEqual(LINEAR.filter(isFound), [])
  })
})
