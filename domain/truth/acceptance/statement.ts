import { networkOf } from '#domain/people/networks/networks'
import type { Vote } from '../reconcile/vote.js'

/** Matches paths of posts, whose statements are often about a moment or about somebody else. */
const POST =
  /\/(?:blog|posts?|news|articles?|archives?|talks?|events?|projects?|publications?)(?:\/|\b)|\/(?:19|20)\d\d(?:\/|-)/i
/** A quote with more characters is long. */
const LONG_QUOTE = 150

/** Returns features of a statement: its page's place on the site, and the form of its quote. */
export function statementOf(group: string, text: string, { url, quote, statedAt }: Vote): [string, number][] {
  const path = URL.parse(url)?.pathname ?? '/'
  const isFront = /^\/(?:(?:index|home)\.\w+)?$/.test(path)
  const tests: [string, boolean][] = [
    ['front page', isFront && networkOf(url) === null],
    [`${group} front page`, isFront && networkOf(url) === null],
    ['post', POST.test(path)],
    [`${group} post`, POST.test(path)],
    ['dated', statedAt !== null],
    ['bare', quote === text],
    [`${group} bare`, quote === text],
    ['not verbatim', !quote.includes(text)],
    ['long quote', quote.length > LONG_QUOTE],
    [`${group} long quote`, quote.length > LONG_QUOTE],
  ]
  return tests.flatMap(([name, holds]): [string, number][] => (holds ? [[name, 1]] : []))
}
