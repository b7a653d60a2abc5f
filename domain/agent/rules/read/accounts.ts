import { trimEnd } from '#domain/people/text/linear_text'
import { fold, words } from '#domain/people/text/text'
import { findSkills } from '#domain/people/skills/skills'
import { ACCOUNTS } from '../data/task_words_data.js'
import type { AccountCriteria } from '../request.js'
import { accentless } from './company_kind.js'

export type AccountsRead = { criteria: AccountCriteria; logins: string[]; isSaid: boolean }

const NUMBER = '(\\d[\\d.,]{0,15}k?)'
const AT_LEAST =
  '(?:more than|over|above|at least|with|having|mehr als|mindestens|plus de|au moins|mas de|al menos|mais de)?'
const LOGIN = '[A-Za-z\\d](?:[A-Za-z\\d]|-(?=[A-Za-z\\d])){1,38}(?:\\[bot\\])?'

/** Reads code-host account criteria and logins from a text. */
export function readAccounts(text: string): AccountsRead {
  const folded = fold(text)
  const criteria: AccountCriteria = {}
  const plain = accentless(text)
  const repo = /(?<![\w./-])([A-Za-z\d][\w.-]*\/[A-Za-z\d][\w.-]*)(?![\w/-])/
    .exec(plain)?.[1]
    .replace(/\.$/, '')
  const isSaid = ACCOUNTS.test(folded)
  if (repo && isSaid && !/^\d+\/\d+$|^and\/or$|^he\/she$|^ui\/ux$|^ai\/ml$|^ci\/cd$/i.test(repo))
    criteria.repo = repo
  const owner = new RegExp(
    `(?:repos(?:itories)?|projects?|code) (?:of|owned by|belonging to|under|from|by) (?:the )?(?:owner |organi[sz]ation |account |org )?(${LOGIN})(?![\\w/-])`
  ).exec(plain)?.[1]
  if (owner && /[-\d]/.test(owner) && !criteria.repo) criteria.repo_owner = owner
  const commits = bound(folded, 'commits?')
  if (commits !== null) criteria.min_commits = commits
  const merged = bound(folded, '(?:merged )?(?:pull[- ]requests?|prs)')
  if (merged !== null) criteria.min_merged_pull_requests = merged
  const pushes = bound(folded, '(?:recent )?pushes')
  if (pushes !== null) criteria.min_recent_pushes = pushes
  const since = /\bactive (?:since|after|in)\s+(\d{4}(?:-\d{2}){0,2})/.exec(folded)?.[1]
  if (since) criteria.active_since = `${since}-01-01`.slice(0, 10)
  if (
    /\b(?:hireable|for hire|open to (?:being hired|work|offers)|available for hire|looking for (?:work|a job))\b/.test(
      folded
    )
  )
    criteria.hireable = true
  if (/\b(?:with|have|has|list(?:ing)?|show(?:ing)?) (?:an? )?public e-?mail\b/.test(folded))
    criteria.has_email = true
  const language = findSkills(words(text)).find((skill) => skill.language) ?? bareLanguage(words(text))
  if (language && isSaid) criteria.language = spelled(text, language.start)
  if (/\bbots?\b/.test(folded) && isSaid) criteria.type = 'Bot'
  else if (/\borgani[sz]ation accounts?\b/.test(folded) && isSaid) criteria.type = 'Organization'
  const sort = sortOf(folded)
  if (sort && isSaid) criteria.sort = sort
  return { criteria, logins: loginsOf(plain, owner, repo), isSaid }
}

function bound(folded: string, what: string): number | null {
  const match =
    new RegExp(`${AT_LEAST} ?${NUMBER} ?\\+? (?:or more )?${what}\\b`).exec(folded) ??
    new RegExp(`${what} (?:>=?|over|above|of at least) ?${NUMBER}`).exec(folded)
  if (!match) return null
  const value =
    Number(match[1].replace(/[.,](?=\d{3}\b)/g, '').replace(/k$/, '')) * (match[1].endsWith('k') ? 1000 : 1)
  return /\b(?:more than|over|above|mehr als|plus de|mas de|mais de)\b/.test(match[0]) ? value + 1 : value
}

function sortOf(folded: string): string | null {
  if (/\bmost commits\b|\bby commits\b|\bcommitted (?:the )?most\b|\btop committers?\b/.test(folded))
    return 'commits'
  if (/\bmost (?:merged )?(?:pull requests|prs)\b|\bby (?:merged )?(?:pull requests|prs)\b/.test(folded))
    return 'merged_pull_requests'
  if (/\bmost (?:recently )?active\b|\bmost pushes\b|\bbusiest\b/.test(folded)) return 'recent_activity'
  return null
}

/** Languages whose names are also words or letters. They count only beside code words: `Go developers`. */
const ORDINARY = new Set('go c r swift'.split(' '))
function bareLanguage(tokens: readonly string[]): { start: number } | undefined {
  const start = tokens.findIndex(
    (token, i) =>
      ORDINARY.has(token) &&
      (/^(?:developers?|engineers?|programmers?|coders?|accounts?|contributors?|committers?|repos\w*|code)$/.test(
        tokens[i + 1] ?? ''
      ) ||
        /^(?:in|write|writes|writing|use|uses|using)$/.test(tokens[i - 1] ?? ''))
  )
  return start === -1 ? undefined : { start }
}

function spelled(text: string, at: number): string {
  const wanted = words(text)[at]
  const piece = text.split(/[\s,;()]+/).find((part) => words(part).includes(wanted))
  return trimEnd((piece ?? wanted).replace(/(?<=[.?!:'’])s$/u, ''), /[.?!:'’]/u)
}

/**
 * Finds logins: `@zoe7`, `the account zoe-w12`, or a word in the format of a login. Skips names without a
 * digit or hyphen, and two lower-case words joined by a hyphen.
 */
function loginsOf(text: string, ...others: (string | undefined)[]): string[] {
  const found = [
    ...text.matchAll(new RegExp(`(?<![\\w.@/])@(${LOGIN})`, 'g')),
    ...text.matchAll(
      new RegExp(
        `\\b(?:login|account|user|username|handle|codehost|github|developer)s?(?: (?:named|called))? ["'\`]?(${LOGIN})["'\`]?(?![\\w/])`,
        'gi'
      )
    ),
    ...[...text.matchAll(/(?<![\w./@-])([A-Za-z][A-Za-z\d-]*)(?![\w/-])/g)].filter(([word]) => isLogin(word)),
  ].map(([, login]) => login)
  return [...new Set(found)].filter(
    (login) =>
      /[-\d]/.test(login) &&
      !others.some((one) => one === login || one?.startsWith(`${login}/`)) &&
      !/^\d+$|^[a-z]+-[a-z]+$/.test(login)
  )
}

/** Reports whether a word looks like a login: `zoe-w12ab` or `zoe-garner8`. */
function isLogin(word: string): boolean {
  const [start] = /^[A-Za-z]+[-\d]/.exec(word) ?? ['']
  const isNumbered = start !== '' && /\d[A-Za-z]*$/.test(word.slice(start.length))
  return isNumbered || /^[A-Za-z][A-Za-z\d]*(?:-[A-Za-z\d]+)*-w\d?[\da-f]{3,}$/.test(word)
}
