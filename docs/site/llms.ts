import type { Page } from './navigation.js'

const SUMMARY =
  'kith is a self-hostable people data service: an HTTP API that finds, verifies and enriches people and companies, with quotes from public pages as evidence.'

/** The index of the site for language models (llmstxt.org). `base` is the address of the site. */
export const llmsIndex = (
  groups: readonly { text: string; pages: readonly Page[] }[],
  base: string
): string =>
  `# kith\n\n> ${SUMMARY}\n\n${groups
    .map(
      ({ text, pages }) =>
        `## ${text}\n\n${pages.map(({ path, title }) => `- [${title}](${base}/${path}.md)`).join('\n')}\n`
    )
    .join('\n')}`

/** All pages in one text. */
export const llmsFull = (pages: readonly Page[]): string =>
  `# kith\n\n> ${SUMMARY}\n\n${pages.map(({ text }) => text.trim()).join('\n\n---\n\n')}\n`
