import type { AgentCitation } from '../../tool.js'
import type { Entity, Findings } from '../findings.js'
import { textOf } from '../findings.js'
import { mainList } from '../fill/lists.js'
import { PORTRAIT } from '../plan/plan.js'
import type { Request } from '../request.js'
import { Citing, escaped } from './citing.js'
import { labelOf, sayPerson, sayThing, shown } from './say_entity.js'
import type { ComparisonResult } from './winner.js'

export type Written = { text: string; citations: AgentCitation[] }

/** Describes the rule engine's abilities. Sent for requests that it does not understand. */
export const ABILITIES =
  'I can find, count and compare people, companies and code-host accounts, look up facts about them, find work e-mails, personal e-mails and phones of people, and read public pages. Name what to look for: a role, a place, an industry, a company, a name or an address.'

const ACCOUNT_PORTRAIT = ['company', 'commits', 'merged_pull_requests', 'languages', 'last_active_at']

/** Writes the answer in Markdown: facts with sources, unknown facts, and what was not done. */
export function writeAnswer(
  request: Request,
  findings: Findings,
  outcome: ComparisonResult | null,
  stopped: string | null
): Written {
  const citing = new Citing()
  const parts = [
    ...body(request, findings, outcome, citing),
    ...unknownOf(findings),
    ...(stopped ? [stopped] : []),
  ]
  const sources = citing.list()
  return { text: [...parts, ...(sources ? [sources] : [])].join('\n\n'), citations: citing.citations }
}

function body(
  request: Request,
  findings: Findings,
  outcome: ComparisonResult | null,
  citing: Citing
): string[] {
  if (request.subject === 'pages') return pages(request, findings, citing)
  switch (request.shape) {
    case 'count':
      return counted(request, findings, citing)
    case 'compare':
      return compared(request, findings, outcome, citing)
    default:
      return listed(request, findings, citing)
  }
}

function listed(request: Request, findings: Findings, citing: Citing): string[] {
  const list = mainList(request, findings)
  if (list.length === 0)
    return findings.unknown.length > 0 || findings.stopped.length > 0 ? [] : ['I found no matches.']
  const { shape } = request
  const intro = shape === 'list' ? [`I found ${list.length} ${nounOf(request, list.length)}.`] : []
  const lines = list.map((one) => lineOf(one, request, findings, citing))
  const rows = lines.length === 1 ? lines : [lines.map((line, i) => `${i + 1}. ${line}`).join('\n')]
  const isRecorded = list.some(({ facts }) => facts.has('unproven'))
  return [
    ...intro,
    ...rows,
    ...(isRecorded
      ? ['“As recorded” values come from the index; no page that I could read confirms them.']
      : []),
  ]
}

function lineOf(one: Entity, request: Request, findings: Findings, citing: Citing): string {
  if (one.kind === 'person') return sayPerson(one, request.personFields, citing)
  if (one.kind === 'account') {
    const behind = textOf(one, 'person_name')
    const fields = request.accountFields.length > 0 ? request.accountFields : ACCOUNT_PORTRAIT
    const line = sayThing(one, fields, citing)
    const person = findings.people.find(({ name }) => name === behind)
    return person ? `${line}. Behind it: ${sayPerson(person, request.personFields, citing)}` : line
  }
  const asked = request.companyFields.some((key) => key !== 'description') ? request.companyFields : PORTRAIT
  return sayThing(one, [...asked, ...(request.shape === 'list' ? PORTRAIT : [])], citing)
}

function counted(request: Request, findings: Findings, citing: Citing): string[] {
  const { total } = findings
  if (!total) return findings.stopped.length > 0 ? [] : ['I could not count these.']
  const number = total.relation === 'gte' ? `at least ${total.value}` : String(total.value)
  const list = mainList(request, findings)
  const where = request.subject === 'accounts' ? 'on record' : 'in the index'
  const examples = list
    .slice(0, 5)
    .map((one) => `- ${lineOf(one, { ...request, shape: 'list' }, findings, citing)}`)
  return [
    `There ${total.value === 1 ? 'is' : 'are'} **${number}** ${nounOf(request, total.value)} ${where} that meet this.`,
    ...(examples.length > 0
      ? [`${total.value > list.length ? 'Some of them' : 'They are'}:\n${examples.join('\n')}`]
      : []),
  ]
}

function compared(
  request: Request,
  findings: Findings,
  outcome: ComparisonResult | null,
  citing: Citing
): string[] {
  const list = request.subject === 'people' ? findings.companies : mainList(request, findings)
  const by = request.comparison?.by
  const asked = request.subject === 'accounts' ? request.accountFields : request.companyFields
  const fields = [...new Set([...(by ? [by] : []), ...asked, ...(by || asked.length > 0 ? [] : PORTRAIT)])]
  const lines = list.map(
    (one) => `- ${request.subject === 'people' ? sayCount(one, citing) : sayThing(one, fields, citing)}`
  )
  const verdict = outcome ? verdictOf(outcome, request) : ''
  return [
    ...(verdict ? [verdict] : []),
    ...(lines.length > 0 ? [lines.join('\n')] : ['I found none of these.']),
  ]
}

function sayCount(company: Entity, citing: Citing): string {
  const count = company.facts.get('count')
  return `**${escaped(company.name)}**: ${count ? shown(count.value) : 'not known'}${citing.marks(count?.citations ?? [])}`
}

function verdictOf(
  { winner, ties, unknown, by }: ComparisonResult,
  { comparison, subject }: Request
): string {
  const measure = subject === 'people' ? 'people who meet this' : labelOf(by)
  const want = comparison?.want
  if (winner) return `**${escaped(winner.name)}** ${phrase(by, want ?? 'most', measure)}.`
  if (want === null) return ''
  const names = (list: readonly Entity[]) => list.map(({ name }) => escaped(name)).join(', ')
  if (unknown.length > 0) return `I cannot decide this: the ${measure} of ${names(unknown)} is unknown.`
  return ties.length > 1 ? `${names(ties)} are tied: as far as is known, their ${measure} is the same.` : ''
}

function phrase(by: string, want: 'most' | 'least', measure: string): string {
  if (by === 'founded_year') return want === 'least' ? 'was founded first' : 'was founded last'
  if (by === 'headcount') return want === 'most' ? 'has the most employees' : 'has the fewest employees'
  if (by === 'last_active_at') return want === 'most' ? 'was active last' : 'has been inactive longest'
  return `has the ${want} ${measure}`
}

const WORDS = {
  people: ['person', 'people'],
  companies: ['company', 'companies'],
  accounts: ['account', 'accounts'],
  pages: ['page', 'pages'],
} as const
const nounOf = ({ subject }: Request, count: number): string =>
  WORDS[subject ?? 'people'][count === 1 ? 0 : 1]

function pages(request: Request, findings: Findings, citing: Citing): string[] {
  const parts = findings.pageFacts.map((page) => pageSummary(page, request, citing))
  const people = findings.people
  const wantsPeople =
    /\b(?:who|people|persons?|names?|team|staff|employees|speakers?|members?|authors?|wer|qui|quien|quem|personen|mitarbeite\w*)\b/i.test(
      request.text
    )
  const lines =
    wantsPeople && people.length > 0
      ? [
          `It names ${people.length} ${people.length === 1 ? 'person' : 'people'}:\n${people.map((one) => `- ${sayPerson(one, [], citing)}`).join('\n')}`,
        ]
      : []
  return [...parts, ...lines]
}

function pageSummary(page: Entity, { text, contacts, companyFields }: Request, citing: Citing): string {
  const facts: string[] = []
  const add = (label: string, key: string) => {
    const fact = page.facts.get(key)
    if (fact) facts.push(`- ${label}: ${shown(fact.value)}${citing.marks(fact.citations, 1)}`)
  }
  if (contacts.some((field) => field !== 'phone') || /e-?mail/i.test(text)) add('e-mail', 'emails')
  if (contacts.includes('phone') || /\b(?:phone|telephone|telefon|tel)/i.test(text)) add('phone', 'phones')
  if (companyFields.includes('founded_year')) add('founded', 'founded_year')
  if (companyFields.includes('headcount')) add('headcount', 'headcount')
  const quotes =
    page.facts.get(facts.length > 0 || /\bsummar|\bzusammen|\bresum/i.test(text) ? 'summary' : 'answer') ??
    page.facts.get('summary')
  const sentences = quotes
    ? [quotes.value]
        .flat()
        .map((quote) => `- “${escaped(String(quote))}”${citing.marks(quotes.citations, 1)}`)
    : []
  const lines = [...facts, ...(facts.length > 0 && !/\bsummar/i.test(text) ? [] : sentences)]
  return `**${escaped(page.name)}**${citing.marks(page.facts.get('url')?.citations ?? [], 1)}\n${lines.length > 0 ? lines.join('\n') : 'I found nothing about this on the page.'}`
}

function unknownOf({ unknown }: Findings): string[] {
  if (unknown.length === 0) return []
  return [
    unknown.map((sentence) => (unknown.length > 1 ? `- ${escaped(sentence)}` : escaped(sentence))).join('\n'),
  ]
}
