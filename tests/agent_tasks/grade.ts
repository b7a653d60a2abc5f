import type { DemoCompany, DemoPerson } from '#demo/model'
import { companyKey } from '#domain/people/companies/company_name'
import { fold } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import type { Expected, Task } from './task.js'
import type { Truth } from './truth.js'

/** An answer as polled. `status` is the HTTP status. */
export type Answered = { status: number; output: string; structured: unknown; code: string | null }

/**
 * The minimum share of expected people among the listed ones. Some others are tolerated, because
 * records of last year name another employer.
 */
const MIN_PRECISION = 0.8

const LINK = /\]\((https?:\/\/[^)\s]+)\)/g

/** Returns null if an answer is right and cites its sources. Otherwise returns what is wrong. */
export function grade({ expected, kind }: Task, answered: Answered, truth: Truth): string | null {
  const { status, output, code } = answered
  if (expected.by === 'refusal') return refused(expected, answered)
  if (status !== 200) return `answered ${status} ${code}: ${output}`
  const wrong = judged(expected, answered, truth)
  if (wrong) return wrong
  const links = [...output.matchAll(LINK)].map(([, url]) => decodeURI(url))
  if (links.length === 0) return 'shows no source'
  const strange = links.filter((url) => !truth.knows(url))
  return strange.length > 0 ? `cites what is not there (${kind}): ${strange[0]}` : null
}

function refused(
  { none = [] }: Extract<Expected, { by: 'refusal' }>,
  { status, output, code }: Answered
): string | null {
  if (status === 503 && code === 'structured_output_incomplete') return null
  if (status !== 200) return `answered ${status} ${code}`
  const forbidden = none.find((text) => contains(output, text))
  if (forbidden) return `gives ${forbidden}`
  return /\b(?:cannot|can't|not found|nobody|nothing|no account|did not understand|not known|there is no)\b/i.test(
    output
  )
    ? null
    : 'does not say so'
}

function judged(
  expected: Exclude<Expected, { by: 'refusal' }>,
  { output, structured }: Answered,
  truth: Truth
): string | null {
  switch (expected.by) {
    case 'words': {
      const missing = expected.all.find((text) => ![text].flat().some((one) => contains(output, one)))
      if (missing) return `does not say ${[missing].flat().join(' or ')}`
      const wrong = (expected.none ?? []).find((text) => contains(output, text))
      return wrong ? `says ${wrong}` : null
    }
    case 'people':
      return listed(peopleIn(output, truth), expected)
    case 'companies':
      return listed(companiesIn(output, truth), expected)
    case 'number': {
      const said = expected.at ? (structured as any)?.[expected.at] : numberIn(output)
      const { value, share = 0 } = expected
      return typeof said === 'number' && Math.abs(said - value) <= Math.max(share * value, share > 0 ? 1 : 0)
        ? null
        : `says ${said}, not ${value}`
    }
    case 'data':
      return structured === undefined ? 'has no structured output' : expected.check(structured)
  }
}

function listed<T>(
  found: readonly (readonly T[])[],
  { least, most, isMeant }: { least: number; most?: number; isMeant: (one: T) => boolean }
): string | null {
  const right = found.filter((namesakes) => namesakes.some(isMeant)).length
  if (found.length < least) return `lists ${found.length}, not ${least}`
  if (most !== undefined && found.length > most) return `lists ${found.length}, more than ${most}`
  return right >= Math.ceil(MIN_PRECISION * found.length) && right >= Math.ceil(MIN_PRECISION * least)
    ? null
    : `${right} of ${found.length} listed are meant`
}

/** Returns the people in bold in an answer. Each is a list of everyone with that name. */
const peopleIn = (output: string, { world }: Truth): DemoPerson[][] =>
  boldIn(output).flatMap((name) => {
    const bearers = world.people.filter(
      (person) => fold(person.name) === fold(name) || person.nativeName === name
    )
    return bearers.length > 0 ? [bearers] : []
  })

const companiesIn = (output: string, { world }: Truth): DemoCompany[][] =>
  boldIn(output).flatMap((name) => {
    const found = world.companies.filter((company) => isCalled(company, name))
    return found.length > 0 ? [found] : []
  })

export function isCalled({ name, legalName, aliases, former, domain }: DemoCompany, said: string): boolean {
  const key = companyKey(said)
  const names = [name, legalName, ...aliases, ...(former ? [former.name] : [])]
  return names.some((one) => companyKey(one) === key) || registrableDomain(said) === domain
}

const boldIn = (output: string): string[] => [
  ...new Set(
    [...output.split('**Sources**')[0].matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, text]) =>
      text.replaceAll('\\', '')
    )
  ),
]

const numberIn = (output: string): number | null => {
  const said = /\*\*(?:at least )?([\d,]+)\*\*/.exec(output)?.[1]
  return said === undefined ? null : Number(said.replaceAll(',', ''))
}

/** Whether a text contains the words, ignoring markup, case and thousands separators. */
const contains = (text: string, words: string): boolean => {
  const plain = (one: string) => fold(one.replaceAll('\\', '')).replace(/(?<=\d)[,. ](?=\d{3}\b)/g, '')
  const at = plain(text).indexOf(plain(words))
  return at !== -1
}
