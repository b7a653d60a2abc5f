import { guessEmails, type KnownAddress } from '#domain/contacts/email_guesses'
import { applyEmailPattern } from '#domain/people/emails/emails'
import { Random } from '#bench/support/random'

/**
 * The result of guesses. `sure` counts the first guesses that would be shown without asking a mail
 * server. `sureRight` counts those of them that are right. `plain` counts the members whose address
 * is first.last.
 */
export type Grade = {
  domains: number
  guessed: number
  first: number
  amongThree: number
  plain: number
  sure: number
  sureRight: number
}

/** Guesses with at least this probability count as sure. */
const SURE_PROBABILITY = 0.9

/**
 * Guesses the addresses of up to `most` members of a domain from those of `known` other members.
 * The seed selects both. Returns null if the domain has no more than `known` members.
 */
export function gradeDomain(
  domain: string,
  members: readonly KnownAddress[],
  { known, most, seed }: { known: number; most: number; seed: number }
): Grade | null {
  if (members.length <= known) return null
  const shuffled = new Random(seed, known).shuffled(members)
  const [train, rest] = [shuffled.slice(0, known), shuffled.slice(known, known + most)]
  const grade: Grade = { domains: 1, guessed: 0, first: 0, amongThree: 0, plain: 0, sure: 0, sureRight: 0 }
  for (const { email, ...person } of rest) {
    const guesses = guessEmails(person, domain, train)
    const place = guesses.findIndex((guess) => guess.email === email)
    grade.guessed++
    if (place === 0) grade.first++
    if (place >= 0 && place < 3) grade.amongThree++
    if (applyEmailPattern('{first}.{last}', person.name, domain) === email) grade.plain++
    if ((guesses[0]?.probability ?? 0) < SURE_PROBABILITY) continue
    grade.sure++
    if (place === 0) grade.sureRight++
  }
  return grade
}

export function total(grades: readonly Grade[]): Grade {
  const sum = (key: keyof Grade) => grades.reduce((all, grade) => all + grade[key], 0)
  return {
    domains: sum('domains'),
    guessed: sum('guessed'),
    first: sum('first'),
    amongThree: sum('amongThree'),
    plain: sum('plain'),
    sure: sum('sure'),
    sureRight: sum('sureRight'),
  }
}
