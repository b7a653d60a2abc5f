import { fold } from '#domain/people/text/text'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import type { AgentTurn } from '../../turn.js'
import { BACK_REFERENCE, COUNTING, GOING_ON } from '../data/task_words_data.js'
import type { Request } from '../request.js'
import { withInputs } from './inputs.js'
import { readTask } from './read_task.js'
import { rolesOf } from './shape.js'

/** The maximum number of the user's earlier messages to read. */
const MAX_MESSAGES = 20

/** Reads a turn's task in the context of its earlier messages and inputs. */
export function understand({
  task,
  inputs,
  history,
}: Pick<AgentTurn, 'task' | 'inputs' | 'history'>): Request {
  const earlier = history.filter(({ role }) => role === 'user').slice(-MAX_MESSAGES)
  let before: Request | null = null
  for (const { text } of earlier) before = following(before, readTask(text))
  return withInputs(following(before, readTask(task)), inputs)
}

/** Fills the missing parts of a message from the previous request. */
function following(before: Request | null, now: Request): Request {
  if (!before || before.subject === null) return now
  const folded = fold(now.text)
  const isReference = BACK_REFERENCE.test(folded)
  if (!isReference && !GOING_ON.test(folded) && now.subject !== null) return now
  if (!hasTargets(now)) return continued(before, now, folded)
  if (
    before.subject === 'companies' &&
    now.subject === 'people' &&
    isReference &&
    now.named.companies.length + now.named.people.length === 0
  )
    return { ...now, kind: before.kind, named: { ...now.named, companies: before.named.companies } }
  if (isPartOnly(now)) return replaced(before, now)
  return now
}

/** Reports whether a message names its own subject. */
function hasTargets({ named, kind, people, accounts }: Request): boolean {
  const { people: persons, companies, logins, urls } = named
  if (persons.length + companies.length + logins.length + urls.length > 0 || kind !== null) return true
  if (Object.keys(accounts).some((key) => key !== 'sort')) return true
  return (
    people !== null && (rolesOf(people).length > 0 || people.places.length > 0 || people.companies.length > 0)
  )
}

/** Repeats the previous request with new fields: `And their phones?`, `how many are there?` */
function continued(before: Request, now: Request, folded: string): Request {
  const asksNew =
    now.contacts.length + now.personFields.length + now.companyFields.length + now.accountFields.length > 0
  return {
    ...before,
    text: now.text,
    count: now.count ?? before.count,
    contacts: now.contacts.length > 0 ? now.contacts : asksNew ? [] : before.contacts,
    personFields: asksNew ? now.personFields : before.personFields,
    companyFields: asksNew ? now.companyFields : before.companyFields,
    accountFields: asksNew ? now.accountFields : before.accountFields,
    shape:
      COUNTING.test(folded) && before.shape === 'list'
        ? 'count'
        : before.shape === 'count' && !COUNTING.test(folded)
          ? 'list'
          : before.shape,
    refused: now.refused,
  }
}

/**
 * Reports whether a message replaces one part of the previous request, such as a place, and requests at most
 * one field: `And in Munich?`
 */
function isPartOnly({
  personFields,
  companyFields,
  contacts,
  named,
  accounts,
  people,
  kind,
}: Request): boolean {
  const parts = [
    people !== null && rolesOf(people).length > 0,
    people !== null && people.places.length > 0,
    named.companies.length > 0 || named.people.length > 0 || named.logins.length > 0,
    kind !== null,
    Object.keys(accounts).some((key) => key !== 'sort'),
  ].filter(Boolean)
  return parts.length === 1 && personFields.length + companyFields.length + contacts.length <= 1
}

function replaced(before: Request, now: Request): Request {
  const { named } = now
  const isNamed = named.companies.length + named.people.length + named.logins.length > 0
  const people =
    before.people && now.people ? mixed(before.people, now.people) : (before.people ?? now.people)
  const kind =
    before.kind && now.people && now.people.places.length > 0 && before.subject === 'companies'
      ? { ...before.kind, places: now.people.places.map(({ name }) => name) }
      : (now.kind ?? before.kind)
  return {
    ...before,
    text: now.text,
    people,
    kind,
    accounts: { ...before.accounts, ...now.accounts },
    named: isNamed ? named : before.named,
    contacts: now.contacts.length > 0 ? now.contacts : before.contacts,
    companyFields: now.companyFields.length > 0 ? now.companyFields : before.companyFields,
    personFields: now.personFields.length > 0 ? now.personFields : before.personFields,
    count: now.count ?? before.count,
    refused: now.refused,
  }
}

const mixed = (before: ParsedQuery, now: ParsedQuery): ParsedQuery => ({
  ...before,
  roles: rolesOf(now).length > 0 ? rolesOf(now) : before.roles,
  preferences: rolesOf(now).length > 0 ? { ...before.preferences, roles: [] } : before.preferences,
  places: now.places.length > 0 ? now.places : before.places,
  companies: now.companies.length > 0 ? now.companies : before.companies,
})
