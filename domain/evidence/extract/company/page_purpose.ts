import { fold } from '#domain/people/text/text'
import { decodeEscapes } from '#domain/people/text/urls'
import type { Page } from '../../page.js'
import { mainHeading } from '../subject/page_subject.js'
import { ABOUT_WORDS, SIDE_WORDS } from './data/page_words_data.js'

export type PagePurpose = 'home' | 'about' | 'other'

/** Returns the purpose of a page of a company's site, judged by its path, heading and title. */
export function purposeOf(page: Page, home?: string): PagePurpose {
  const { pathname, href } = new URL(page.url)
  if (
    href === home ||
    /^\/?(?:index\.\w+|home|[a-z]{2}(?:-[a-z]{2})?|\w+\/index\.html?)?\/?$/i.test(pathname)
  )
    return 'home'
  if (isSidePage(page)) return 'other'
  const path = pathWords(pathname)
  const lines = [path, fold(mainHeading(page) ?? ''), fold(page.title?.split(/\s[|–—·-]\s/)[0] ?? '')]
  return lines.some((line) => ABOUT_WORDS.test(line)) ? 'about' : 'other'
}

/** Whether a page is about contacts, law, jobs or news. */
export const isSidePage = ({ url }: Page): boolean => SIDE_WORDS.test(pathWords(new URL(url).pathname))

const pathWords = (path: string): string =>
  fold(decodeEscapes(path))
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_/]+/g, ' ')
    .trim()
