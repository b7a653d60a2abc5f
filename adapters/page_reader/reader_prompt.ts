import { hash } from 'node:crypto'
import type { EntityKind } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import type { ReaderTask } from '#domain/evidence/reader/page_reader'
import { READER_FIELDS } from '#domain/evidence/reader/proposals'
import { shownLink, shownPage } from '#domain/evidence/reader/shown_page'
import { QuotedData } from '../agent/quoted_data.js'

export type ReaderPrompt = { instructions: string; message: string }

/**
 * Increase this number when a change of the prompt or the answer format makes stored answers
 * useless.
 */
export const PROMPT_VERSION = 1

const MEANINGS: Readonly<Record<EntityKind, Readonly<Record<string, string>>>> = {
  person: {
    name: 'full name',
    title: 'job title, post or occupation, without the employer',
    company: 'employer, university or organisation where the person works',
    location: 'town where the person lives or works, with region or country if stated beside it',
    email: 'e-mail address of the person',
    phone: 'telephone number of the person, no fax',
    website: "address of the person's own site",
    social: "address of the person's profile on a social network or code host",
  },
  company: {
    name: 'name of the company or organisation',
    description: 'one whole sentence of 30 to 300 characters that says what the company does',
    founded_year: 'year of foundation',
    headquarters: 'town of the head office, with region or country if stated beside it',
    headcount: 'number of employees, with the words that count them in the quote',
    industry: 'industry',
    email: 'general e-mail address',
    phone: 'general telephone number, no fax',
    website: "address of the company's own site",
    social: "address of the company's profile on a social network or code host",
  },
}

/**
 * Builds the prompt for one page and row. Equal inputs return equal prompts. Returns null for a
 * page without text.
 */
export function readerPrompt(page: Page, { entity, row, questions }: ReaderTask): ReaderPrompt | null {
  const { title, text, links } = shownPage(page)
  if (!text) return null
  const shown = [
    `Address: ${page.url}`,
    ...(title ? [`Title: ${title}`] : []),
    `Text:\n${text}`,
    ...(links.length > 0 ? [`Links:\n${links.map(shownLink).join('\n')}`] : []),
  ].join('\n\n')
  // A page cannot contain its own hash, so it cannot end the quotation.
  const data = new QuotedData(hash('sha256', shown, 'base64url').slice(0, 12))
  const fields = [
    ...READER_FIELDS[entity].map((field) => `- ${field}: ${MEANINGS[entity][field]}`),
    ...questions.map(({ key, description, format }) => `- ${key} (${format}): ${description}`),
  ]
  const noun = entity === 'person' ? 'person' : 'company'
  return {
    instructions: [
      `You extract facts about one ${noun} from one web page. Return only facts that the page states about this ${noun}. Never answer from memory and never guess.`,
      data.rule,
      `Return one JSON object and nothing else: {"claims": [{"about": "...", "field": "...", "value": "...", "quote": "...", "past": false}]}`,
      [
        `- about: the name of the ${noun}, exactly as the page writes it.`,
        '- field: one of the fields in the task.',
        '- value: the answer, copied from the quote without other words. Keep the language of the page.',
        '- quote: at most 250 characters, copied from the page letter by letter, from one line or from consecutive lines. The quote alone must show the fact: include the words that tie the value to its meaning, such as the post beside an employer or "founded" beside a year. For a link, quote the part after the arrow.',
        '- past: true if the page says that it is no longer so, for example a former employer.',
        'Return several claims for a field if the page states several values, at most 40 claims in all. Leave out what the page does not state.',
        `If the page is about another ${noun} of the same name, return {"claims": []}.`,
      ].join('\n'),
    ].join('\n\n'),
    message: [
      `The ${noun}: ${JSON.stringify(row)}`,
      `Fields:\n${fields.join('\n')}`,
      data.quote('The page', shown),
    ].join('\n\n'),
  }
}
