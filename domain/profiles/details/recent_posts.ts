import type { Page } from '#domain/evidence/page'
import type { MicroformatItem, MicroformatValue } from '#domain/evidence/parse/microformats'
import { linkKey } from '#domain/truth/subject'
import type { Engagement, SocialPost } from '../person_record.js'
import { countOf } from './audience.js'
import { engagementOf, isOf, nodesOf, textOf, urlsOf } from './structured_nodes.js'

const POSTING =
  /^(?:SocialMediaPosting|BlogPosting|DiscussionForumPosting|VideoObject|ImageObject|Article|NewsArticle)$/
const MAX_TEXT = 500

/** Returns the posts on a profile page, newest first: from JSON-LD, microformats or articles. */
export function recentPosts(page: Page): SocialPost[] {
  const posts = [...fromJsonLd(page), ...fromMicroformats(page), ...fromArticles(page)]
  const distinct = posts.filter(({ url }, i) => posts.findIndex((other) => other.url === url) === i)
  return distinct.sort((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''))
}

const fromJsonLd = (page: Page): SocialPost[] =>
  nodesOf(page).flatMap((node) => {
    if (!isOf(node, POSTING)) return []
    const { properties } = node
    const [url] = urlsOf(properties.url ?? properties['@id'], page.url)
    if (!url || linkKey(url) === linkKey(page.url)) return []
    const { image, video, associatedMedia, thumbnailUrl, contentUrl } = properties
    const post = {
      url,
      ...text(textOf(properties, 'articleBody', 'text', 'headline', 'caption', 'name', 'description')),
      ...time(textOf(properties, 'datePublished', 'uploadDate', 'dateCreated')),
      ...engagementOf(properties),
      ...media(urlsOf([image, video, associatedMedia, thumbnailUrl, contentUrl], page.url)),
    }
    return [post]
  })

function fromMicroformats(page: Page): SocialPost[] {
  const entries: MicroformatItem[] = []
  const visit = (item: MicroformatItem) => {
    if (item.type.includes('h-entry')) entries.push(item)
    for (const child of item.children ?? []) visit(child)
  }
  for (const { kind, data } of page.structured) if (kind === 'microformats2') visit(data as MicroformatItem)
  return entries.flatMap(({ properties }) => {
    const [url] = (properties.url ?? []).map(plain)
    if (!url || !URL.canParse(url, page.url)) return []
    const [content] = [properties.content, properties.summary, properties.name].flatMap((one) => one ?? [])
    const post = {
      url: new URL(url, page.url).href,
      ...text(content && plain(content)),
      ...time(properties.published?.[0] && plain(properties.published[0])),
      ...media([...(properties.photo ?? []), ...(properties.video ?? [])].map(plain)),
    }
    return [post]
  })
}

const plain = (value: MicroformatValue): string => {
  if (typeof value === 'string') return value
  return 'value' in value && typeof value.value === 'string' ? value.value : ''
}

/** Returns a post for each `article` element that links to a URL below the profile's URL. */
const fromArticles = (page: Page): SocialPost[] =>
  page.regions
    .filter(({ tag }) => tag === 'article')
    .flatMap((region): SocialPost[] => {
      const stamp = page.times.find(({ block }) => block >= region.start && block < region.end)
      const links = page.links.slice(region.firstLink, region.lastLink)
      const own = links.find(({ url }) => isBelow(url, page.url))
      if (!own) return []
      const lines = page.blocks.slice(region.start, region.end).map((block) => block.text)
      const content = lines.find((line) => line.length > 15 && Object.keys(engagementIn(line)).length === 0)
      const engagement = engagementIn(lines.join(' · '))
      const found = Object.keys(engagement).length > 0 ? { engagement } : {}
      return [{ url: own.url, ...text(content), ...time(stamp?.value), ...found }]
    })

const COUNT =
  /(?<![\d.,])(\d[\d.,]*)\s?([KkMm])?\s+(likes?|comments?|replies|shares?|reposts?|retweets?|views?|stars?|forks?)\b/gi
const NAMES: Record<string, keyof Engagement> = {
  like: 'likes',
  comment: 'comments',
  replie: 'comments',
  share: 'shares',
  repost: 'shares',
  retweet: 'shares',
  view: 'views',
  star: 'stars',
  fork: 'forks',
}

/** Returns the engagement counts in a line such as `12 likes · 3 comments`. */
export function engagementIn(line: string): Engagement {
  const found: Engagement = {}
  for (const [, digits, unit, word] of line.matchAll(COUNT)) {
    const kind = NAMES[word.toLowerCase().replace(/s$/, '')]
    const count = countOf(digits, unit)
    if (kind && count !== null) found[kind] ??= count
  }
  return found
}

/** Reports whether a URL is on the same host, below the profile's path. */
function isBelow(url: string, profile: string): boolean {
  if (!URL.canParse(url)) return false
  const [a, b] = [new URL(url), new URL(profile)]
  const strip = (host: string) => host.replace(/^www\./, '')
  return strip(a.hostname) === strip(b.hostname) && a.pathname.startsWith(`${b.pathname.replace(/\/$/, '')}/`)
}

const text = (value: string | undefined) =>
  value?.trim() ? { text: value.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT) } : {}
const time = (value: string | undefined) =>
  value && !Number.isNaN(Date.parse(value)) ? { published_at: value } : {}
const media = (urls: string[]) => {
  const distinct = [...new Set(urls.filter((url) => /^https?:/.test(url)))]
  return distinct.length > 0 ? { media_urls: distinct } : {}
}
