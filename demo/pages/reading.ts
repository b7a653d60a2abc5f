import { PRESENT_DAY, isoDay, isoMoment } from '#demo/dates'
import type { Random } from '#demo/random'
import type { DemoPage } from './html.js'
import { PAGE_PHRASES, type PageLanguage } from '#demo/vocabulary/page_phrases'

/**
 * Returns the day a page was captured: usually in the last three months, at most 390 days ago, and
 * not before `earliest`.
 */
export function readingDay(random: Random, earliest = 0): number {
  const age = random.chance(0.75) ? random.int(1, 90) : random.int(91, 390)
  return Math.max(PRESENT_DAY - age, Math.min(earliest, PRESENT_DAY - 1))
}

export function htmlPage(url: string, day: number, body: string, random: Random): DemoPage {
  return {
    url,
    observed_at: isoMoment(day, random),
    status: 200,
    content_type: 'text/html; charset=utf-8',
    body,
  }
}

/** Formats a day like `3 March 2026`, in the page's language. */
export function longDate(day: number, language: PageLanguage): string {
  const [year, month, date] = isoDay(day).split('-').map(Number)
  const name = PAGE_PHRASES[language].months[month - 1]
  if (language === 'de') return `${date}. ${name} ${year}`
  if (language === 'es' || language === 'pt') return `${date} de ${name} de ${year}`
  return `${date} ${name} ${year}`
}
