import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { GUIDES, type Page, titleOf } from './navigation.js'

const DOCS = join(import.meta.dirname, '..')
const PUBLISHED = new Set(GUIDES.flatMap(({ pages }) => pages))

/** Returns the file of a page, from docs/. */
const fileOf = (name: string): string => (name.startsWith('clients/') ? `../${name}/README.md` : `${name}.md`)

/** Reads the guides of docs/ by topic, and the changelog. */
export const readGuides = (): { text: string; pages: Page[] }[] =>
  GUIDES.map(({ text, pages }) => ({ text, pages: pages.map(readGuide) }))

export function readChangelog(): Page {
  const text = readFileSync(join(DOCS, '../CHANGELOG.md'), 'utf8')
  return { path: 'changelog', title: titleOf(text), text: plain(text) }
}

function readGuide(name: string): Page {
  const text = plain(readFileSync(join(DOCS, fileOf(name)), 'utf8'), dirname(name))
  return { path: name, title: titleOf(text), text }
}

/** Removes the marks for tests, and links to files of the repository that the site lacks. */
const plain = (text: string, folder = '.'): string =>
  text
    .replace(/^<!-- (?:not run: .+|checked as .+) -->\n+/gm, '')
    .replace(/\]\(\.\.\/(clients\/[a-z]+)\/README\.md\)/g, ']($1.md)')
    .replace(/(?<!!)\[([^\]\n]*)\]\(([^)\s]+)\)/g, (link, label, target) =>
      isOnSite(target, folder) ? link : label
    )

function isOnSite(target: string, folder: string): boolean {
  if (/^(?:https?:|#)/.test(target)) return true
  const page = /^([a-z/.-]+)\.md(?:#.*)?$/.exec(target)?.[1]
  return page !== undefined && PUBLISHED.has(normalize(join(folder, page)))
}
