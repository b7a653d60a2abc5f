import { type Entity, entity, type Findings, setFact, cite } from '../findings.js'
import { asText, type Calls } from './calls.js'
import { answeringSentences, emailsIn, firstSentences, peopleIn, phonesIn, valuesIn } from './page_text.js'

/** The number of characters per part of a page. */
const PART_CHARS = 20_000
/** The maximum number of parts read per page. */
const MAX_PARTS = 3

/** Reads the pages that a task names and extracts facts and relevant sentences. */
export async function readPages(
  urls: readonly string[],
  question: string,
  limit: number,
  calls: Calls
): Promise<void> {
  for (const url of urls) {
    const page = await readPage(url, calls)
    if (page) calls.findings.pageFacts.push(pageEntity(page, question, limit, calls.findings))
  }
}

type PageRead = { url: string; title: string | null; text: string }

/** Joins a page's parts; null if the page cannot be read. */
async function readPage(url: string, calls: Calls): Promise<PageRead | null> {
  const parts: Record<string, unknown>[] = []
  for (let offset: unknown = 0; typeof offset === 'number' && parts.length < MAX_PARTS; ) {
    const output = await calls.call('read_page', {
      url,
      ...(offset > 0 ? { offset } : {}),
      max_chars: PART_CHARS,
    })
    if (!output) break
    parts.push(output)
    offset = output.next_offset
    if (typeof offset === 'number' && parts.length === MAX_PARTS)
      calls.findings.stop(`Only the first ${offset} characters of ${url} were read.`)
  }
  const [first] = parts
  if (!first) return null
  return {
    url: asText(first.url) ?? url,
    title: asText(first.title),
    text: parts.map(({ content }) => asText(content) ?? '').join(''),
  }
}

/** Converts a page to an entity whose facts cite the page. Adds the people on the page to `findings`. */
function pageEntity(page: PageRead, question: string, limit: number, findings: Findings): Entity {
  const { url, title, text } = page
  const one = entity('page', title ?? url)
  const quoted = (quote: string | null = null) => [cite(url, title, quote)]
  setFact(one, 'name', title ?? url, quoted())
  setFact(one, 'url', url, quoted())
  setFact(one, 'title', title, quoted())
  const [emails, phones] = [emailsIn(text), phonesIn(text)]
  setFact(one, 'email', emails[0], quoted(emails[0] ?? null))
  setFact(one, 'emails', emails, quoted(emails[0] ?? null))
  setFact(one, 'phone', phones[0], quoted(phones[0] ?? null))
  setFact(one, 'phones', phones, quoted(phones[0] ?? null))
  for (const { key, value, quote } of valuesIn(text)) setFact(one, key, value, quoted(quote))
  const first = firstSentences(text)
  setFact(one, 'summary', first.join(' '), quoted(first[0] ?? null))
  const sentences = answeringSentences(text, question)
  setFact(
    one,
    'answer',
    sentences,
    sentences.flatMap((quote) => quoted(quote))
  )
  for (const { name, title: role, place, quote } of peopleIn(text).slice(0, limit)) {
    const person = entity('person', name)
    setFact(person, 'name', name, quoted(quote))
    setFact(person, 'title', role, quoted(quote))
    setFact(person, 'location', place, quoted(quote))
    findings.people.push(person)
  }
  return one
}
