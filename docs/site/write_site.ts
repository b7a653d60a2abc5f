import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { columnPage } from './column_page.js'
import { errorPages } from './error_pages.js'
import { homeText } from './home_text.js'
import { readChangelog, readGuides } from './guides.js'
import { llmsFull, llmsIndex } from './llms.js'
import { type Page, sidebarGroup } from './navigation.js'
import { operationPages } from './operation_pages.js'
import { pricePage } from './price_page.js'

const SITE = import.meta.dirname
const BASE = '/docs'

/**
 * Writes VitePress's input: the pages with `sidebar.json` into `source`, and the files that are
 * served as they are (a Markdown twin of each page, `llms.txt` and `llms-full.txt`) into `assets`.
 */
export function writeSite(document: Record<string, any>, source: string, assets: string): void {
  for (const folder of [source, assets]) rmSync(folder, { recursive: true, force: true })
  const groups = readGuides()
  const operations = operationPages(document)
  const errors = errorPages()
  const facts = [columnPage(), pricePage(), errors.list, readChangelog()]
  const listed = [...groups, { text: 'Operations', pages: operations }, { text: 'Facts', pages: facts }]
  const pages = [...listed.flatMap((group) => group.pages), ...errors.pages]
  for (const page of pages) {
    write(source, `${page.path}.md`, forVitePress(page))
    write(assets, `${page.path}.md`, plainText(page.text))
  }
  // The list of errors links to the page of each.
  const sidebar = listed.map(({ text, pages }) => sidebarGroup(text, pages))
  write(source, 'sidebar.json', JSON.stringify(sidebar))
  write(assets, 'index.md', homeText(readFileSync(join(SITE, 'home.md'), 'utf8'), BASE))
  write(assets, 'llms.txt', llmsIndex([...listed, { text: 'Error codes', pages: errors.pages }], BASE))
  write(assets, 'llms-full.txt', plainText(llmsFull(pages)))
  copyFileSync(join(SITE, 'home.md'), join(source, 'index.md'))
  copyPictures(join(source, 'console'))
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Makes links to the API reference leave the site's router. */
const forVitePress = ({ text }: Page): string =>
  text.replace(/\]\(\/docs\/(api[^)\s]*)\)/g, '](/docs/$1){target="_self"}')

/** Removes VitePress's marks of tabs and details, which the texts inside them do not need. */
export const plainText = (text: string): string => text.replace(/^:::.*\n\n?/gm, '')

function copyPictures(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const picture of globSync(join(SITE, '../console/*.webp')))
    copyFileSync(picture, join(folder, basename(picture)))
}
