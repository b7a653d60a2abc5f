import { isPlace } from '#domain/evidence/extract/recognisers'
import { metaOf } from '#domain/evidence/extract/markup/meta'
import { isPromptInjection } from '#domain/evidence/extract/prompt_injection'
import type { Page } from '#domain/evidence/page'
import { fold } from '#domain/people/text/text'
import type { PlatformKind, ProfileDetails } from '../person_record.js'
import { audienceIn } from './audience.js'
import { recentPosts } from './recent_posts.js'
import { recentRepositories } from './recent_repositories.js'
import { countersOf, isOf, nodesOf, textOf, textsOf } from './structured_nodes.js'

const MAX_RECENT = 6
const MAX_TOPICS = 20
const MAX_BIO = 500
/** The number of lines in the profile's head. Posts follow below. */
const HEAD_LINES = 15
const VERIFIED =
  /^(?:[✓✔☑]\s*)?(?:verified(?: account| profile)?|verifiziert(?:es konto)?|compte (?:certifié|vérifié)|cuenta verificada|conta verificada)$/i
const PRIVATE =
  /^(?:this (?:account|profile) is private|private (?:account|profile)|these posts are protected|dieses konto ist privat|ce compte est privé|esta cuenta es privada|esta conta é privada)\b/i
const ACTIVE =
  /^(?:last (?:active|activity|seen|post)|zuletzt aktiv|dernière activité|última actividad)\s?:?\s*(\d{4}-\d\d-\d\d\S*)/i
const TOPICS = /^(?:topics|interests?|themen|thèmes|temas)\s?:\s*(\S.*)$/i

/** Returns the details that a profile's own page states about the profile. */
export function profileDetails(page: Page, platform: PlatformKind, name: string | null): ProfileDetails {
  const person = nodesOf(page).find((node) => isOf(node, /^(?:Person|ProfilePage)$/))
  const head = page.blocks.filter(({ boilerplate }) => !boilerplate).slice(0, HEAD_LINES)
  const lines = head.map(({ text }) => text)
  const bio = bioOf(page, name)
  const audience = audienceOf(page, lines)
  const topics = topicsOf(page, lines)
  const posts = platform === 'codehost' ? [] : recentPosts(page)
  const repositories = platform === 'codehost' ? recentRepositories(page) : []
  const newest = [...posts.map((post) => post.published_at), ...repositories.map((one) => one.updated_at)]
    .filter((time) => time !== undefined)
    .sort()
    .at(-1)
  const stated = lines.flatMap((line) => ACTIVE.exec(line)?.[1] ?? [])[0]
  const activity = stated ?? newest ?? (person && textOf(person.properties, 'dateModified'))
  return {
    ...(bio ? { bio } : {}),
    ...(Object.keys(audience).length > 0 ? { audience } : {}),
    ...(lines.some((line) => VERIFIED.test(line)) ? { verified: true } : {}),
    ...(lines.some((line) => PRIVATE.test(line)) ? { private: true } : {}),
    ...(activity ? { last_activity: activity } : {}),
    ...(topics.length > 0 ? { topics } : {}),
    ...(posts.length > 0 ? { recent_posts: posts.slice(0, MAX_RECENT) } : {}),
    ...(repositories.length > 0 ? { recent_repositories: repositories.slice(0, MAX_RECENT) } : {}),
  }
}

/**
 * Returns the biography: from the markup, or else the first sentence-like line below the name; or
 * null.
 */
function bioOf(page: Page, name: string | null): string | null {
  const person = nodesOf(page).find((node) => isOf(node, /^Person$/))
  const [note] = page.structured.flatMap(({ kind, data }) =>
    kind === 'microformats2'
      ? ((data as { properties: Record<string, unknown[]> }).properties.note ?? []).filter(
          (one) => typeof one === 'string'
        )
      : []
  )
  const marked = (person && textOf(person.properties, 'description')) ?? (note as string | undefined)
  const line = page.blocks
    .filter(
      ({ boilerplate, kind, section }) =>
        !boilerplate && kind === 'paragraph' && (section === null || section === mainHeading(page))
    )
    .slice(0, 4)
    .find(({ text }) => isBio(text, name))?.text
  const bio = (marked ?? line ?? null)?.trim() || null
  return bio && !isPromptInjection(bio) ? bio.slice(0, MAX_BIO) : null
}

const mainHeading = (page: Page) =>
  page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text

const isBio = (text: string, name: string | null): boolean =>
  text.length >= 12 &&
  /\p{L}\s+\p{L}/u.test(text) &&
  fold(text) !== fold(name ?? '') &&
  !isPlace(text) &&
  !VERIFIED.test(text) &&
  !PRIVATE.test(text) &&
  !ACTIVE.test(text) &&
  !TOPICS.test(text) &&
  Object.keys(audienceIn(text)).length === 0

function audienceOf(page: Page, lines: readonly string[]): NonNullable<ProfileDetails['audience']> {
  const found: NonNullable<ProfileDetails['audience']> = {}
  for (const line of lines.toReversed()) Object.assign(found, audienceIn(line))
  for (const node of nodesOf(page)) {
    if (!isOf(node, /^(?:Person|ProfilePage)$/)) continue
    const counters = countersOf(node.properties)
    for (const kind of ['followers', 'posts'] as const)
      if (counters.has(kind)) found[kind] ??= counters.get(kind)
  }
  return found
}

function topicsOf(page: Page, lines: readonly string[]): string[] {
  const structured = nodesOf(page).flatMap((node) =>
    isOf(node, /^(?:Person|ProfilePage)$/)
      ? [...textsOf(node.properties.knowsAbout), ...textsOf(node.properties.keywords)]
      : []
  )
  const tagged = page.links
    .filter(({ rel, boilerplate }) => rel.includes('tag') && !boilerplate)
    .map(({ text }) => text)
  const written = lines.flatMap((line) => TOPICS.exec(line)?.[1].split(/[,;·|]/) ?? [])
  const keywords = metaOf(page, 'profile:topics')?.split(',') ?? []
  const all = [...structured, ...tagged, ...written, ...keywords].map((topic) =>
    topic.replace(/^#/, '').replace(/\.$/, '').trim()
  )
  const distinct = all.filter(
    (topic, i) =>
      topic !== '' && topic.length <= 60 && all.findIndex((other) => fold(other) === fold(topic)) === i
  )
  return distinct.slice(0, MAX_TOPICS)
}
