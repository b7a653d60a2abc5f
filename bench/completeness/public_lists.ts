import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { openRepository } from '#bench/realweb/git_pages'
import { Random } from '#bench/support/random'
import { hiddenLists, type Member } from './hidden_lists.js'
import type { KnownList } from './worlds.js'

/** A file of a public repository that lists all speakers of a conference or the team of a company. */
type Source = {
  kind: 'conference' | 'company'
  name: string
  repo: string
  commit: string
  path: string
  sha256: string
}

/** A person in such a file. */
type Entry = {
  name?: string
  surname?: string
  given_name?: string
  family_name?: string
  title?: string
  role?: string
  job_titles?: string[]
  bio?: string
  description?: string
  biography?: string
}

const KINDS = { conference: 'conference, speakers', company: 'company, team' }
const HIDINGS = ['hidden at random', 'hard ones hidden more']
export const PUBLIC_STYLES = Object.values(KINDS).flatMap((kind) => HIDINGS.map((way) => `${kind} ${way}`))

/** The number of times that a style hides people of each list. Each time hides other people. */
const TIMES = 5
const MIN_BIOGRAPHY = 200
const SOCIAL =
  /linkedin|twitter|github|facebook|instagram|plus\.google|xing|youtube|slack|gravatar|sessionize/i
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp)/i

/** Each directory has the people whose entry has one kind of link, or a biography. */
const DIRECTORIES: ((text: string, entry: Entry) => boolean)[] = [
  (text) => /linkedin\.com/i.test(text),
  (text) => /twitter\.com|"twitter":"\w/i.test(text),
  (text) => /github\.com|"github":"\w/i.test(text),
  (text) => linksIn(text).some((link) => !SOCIAL.test(link) && !IMAGE.test(link)),
  (_, { bio, description, biography }) => `${bio ?? description ?? biography ?? ''}`.length >= MIN_BIOGRAPHY,
]

/**
 * Real lists: speakers of conferences and teams of companies, from files of public repositories.
 * Each finder is a search of kith over one directory, from which known people are hidden. Throws if
 * a file is missing or has changed.
 * @param gitBase where the repositories are: a URL, or a folder of mirrors
 */
export async function publicLists(gitBase: string, seed: number): Promise<KnownList[]> {
  const sources = readFileSync(join(import.meta.dirname, 'public_lists.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Source)
  const members = sources.map((source) => ({ source, of: membersOf(source, gitBase) }))
  const lists: KnownList[] = []
  for (const [place, style] of PUBLIC_STYLES.entries())
    for (let time = 0; time < TIMES; time++) {
      const ofKind = members.filter(({ source }) => style.startsWith(KINDS[source.kind]))
      const given = {
        style,
        members: ofKind.flatMap(({ of }) => of),
        directories: DIRECTORIES.length,
        queryOf: (list: string) =>
          style.startsWith(KINDS.company) ? `people who work at ${list}` : `speakers at ${list}`,
        isUneven: style.endsWith(HIDINGS[1]),
      }
      lists.push(...(await hiddenLists(given, new Random(seed, 100 + place * TIMES + time))))
    }
  return lists
}

function membersOf({ kind, name: list, repo, commit, path, sha256 }: Source, gitBase: string): Member[] {
  const bytes = openRepository(gitBase, repo).file(commit, path)
  if (hash('sha256', bytes, 'hex') !== sha256)
    throw new Error(`${repo} ${path} differs from the recorded SHA-256`)
  const entries = new Map<string, Entry>()
  for (const entry of entriesIn(parseDocument(bytes.toString()).toJS())) {
    const name = nameOf(entry)
    if (name !== null && !entries.has(name)) entries.set(name, entry)
  }
  const members = [...entries].map(([name, entry], i) => {
    const text = JSON.stringify(entry)
    const title = kind === 'conference' ? 'Speaker' : titleOf(entry)
    return {
      list,
      person: { person_id: `${list} ${i}`, name, names: [name], title, company: list, records: 1 },
      listedBy: DIRECTORIES.map((lists) => lists(text, entry)),
    }
  })
  // The estimate counts people in reach of the finders.
  return members.filter(({ listedBy }) => listedBy.includes(true))
}

/** Returns the entries of a list, or of a record of entries. */
const entriesIn = (file: unknown): Entry[] => {
  const list = Array.isArray(file) ? file : Object.values(file as object).flat()
  return list.filter((one) => typeof one === 'object' && one !== null)
}

/** Returns a full name, or null. */
function nameOf({ name, surname, given_name, family_name }: Entry): string | null {
  const parts = given_name ? [given_name, family_name] : [name, surname]
  const full = parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  return full.includes(' ') ? full : null
}

/** Returns the first role, without the marks of links in Markdown. */
const titleOf = ({ title, role, job_titles }: Entry): string | undefined =>
  (title ?? role ?? job_titles?.[0])?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

const linksIn = (text: string): string[] => text.match(/https?:\/\/[^"\s)\\]+/g) ?? []
