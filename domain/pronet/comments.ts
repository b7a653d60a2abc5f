import { type JsonLdNode, jsonLdNodes } from '#domain/evidence/parse/json_ld'
import type { Page } from '#domain/evidence/page'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import { isOf, nodesOf, textOf, urlsOf } from '#domain/profiles/details/structured_nodes'
import type { PronetComment } from './records.js'
import type { PronetRef } from './reference.js'

/** Returns the comments on a page whose author has the person's URL, newest first. */
export function commentsBy(person: PronetRef, page: Page): PronetComment[] {
  const found: PronetComment[] = []
  for (const node of nodesOf(page)) {
    if (isOf(node, /^Comment$/)) found.push(...comment(node, person, page, null))
    const [post] = urlsOf(node.properties.url ?? node.properties['@id'] ?? null, page.url)
    for (const nested of jsonLdNodes(node.properties.comment ?? null))
      if (isOf(nested, /^Comment$/)) found.push(...comment(nested, person, page, post ?? null))
  }
  return found.sort((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''))
}

function comment(
  { properties }: JsonLdNode,
  person: PronetRef,
  page: Page,
  post: string | null
): PronetComment[] {
  const text = textOf(properties, 'text', 'articleBody', 'description')
  if (!text || !isBy(properties.author, person, page)) return []
  const published = textOf(properties, 'datePublished', 'dateCreated')
  const [url = null] = urlsOf(properties.url ?? properties['@id'] ?? null, page.url)
  const [on = post] = urlsOf(properties.parentItem ?? properties.about ?? null, page.url)
  return [
    {
      url,
      text,
      ...(published && !Number.isNaN(Date.parse(published)) ? { published_at: published } : {}),
      ...(on ? { post_url: on } : {}),
    },
  ]
}

const isBy = (author: unknown, person: PronetRef, page: Page): boolean =>
  jsonLdNodes(author ?? null).some(({ properties }) =>
    [
      ...urlsOf(properties.url ?? properties['@id'] ?? null, page.url),
      ...urlsOf(properties.sameAs ?? null, page.url),
    ].some((url) => {
      const profile = parseProfile(url, 'pronet')
      return profile !== null && profileKey(profile) === person.key
    })
  )
