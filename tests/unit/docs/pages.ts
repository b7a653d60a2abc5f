import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')

/** The Markdown pages for readers, by their paths from the root. */
export const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...globSync(['docs/*.md', 'docs/guides/*.md'], { cwd: ROOT }).sort(),
]

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Returns a page without its fenced blocks. */
export const prose = (file: string): string => read(file).replace(/^```[\s\S]*?^```$/gm, '')

/** Returns the `code` spans in the prose of a page. */
export const codeSpans = (file: string): string[] =>
  [...prose(file).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text)

/** Counts words like `wc -w`. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
