import app from '@adonisjs/core/services/app'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { Evidence } from '#domain/evidence/evidence'
import { Sql } from '#domain/ports/sql'
import { MemoryEvidence, type MemoryPage } from '#tests/support/fakes/memory_evidence'
import { givePeople } from '../support/people.js'
import { page } from '../datasets/fixture_pages.js'

export const NADIA = {
  pronet: 'https://www.linkedin.com/in/nadia-ferrow',
  microblog: 'https://x.com/nadiaferrow',
  codehost: 'https://github.com/nadiaferrow',
  site: 'https://nadiaferrow.example/',
  namesake: 'https://www.instagram.com/nadiaferrow.fit',
}
const jsonLd = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const html = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`

const POSTS = Array.from({ length: 10 }, (_, i) => ({
  '@type': 'SocialMediaPosting',
  url: `${NADIA.microblog}/status/${100 + i}`,
  articleBody: `Notes on harbour robots, part ${i + 1} of many.`,
  datePublished: `2026-09-${String(i + 10)}T08:00:00Z`,
  image: `https://pics.example/${i}.jpg`,
  interactionStatistic: [
    {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: 40 + i,
    },
    {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/CommentAction',
      userInteractionCount: i,
    },
  ],
}))

/**
 * A person with a linked site, linked profiles, ten posts and eight repositories, and a namesake of
 * this person.
 */
export const WEB: MemoryPage[] = [
  page(
    NADIA.site,
    html(
      'Nadia Ferrow',
      `<main><h1>Nadia Ferrow</h1><p>Head of Robotics at Brinework Systems. Based in Rotterdam, Netherlands.</p>
       <p>Interested in tide clocks, open hardware and sea shanties.</p>
       <p><a rel="me" href="${NADIA.pronet}">Profile</a> <a rel="me" href="${NADIA.microblog}">Microblog</a> <a rel="me" href="${NADIA.codehost}">Code</a></p></main>`,
      jsonLd({
        '@context': 'https://schema.org',
        '@type': 'Person',
        name: 'Nadia Ferrow',
        url: NADIA.site,
        jobTitle: 'Head of Robotics',
        worksFor: { '@type': 'Organization', name: 'Brinework Systems' },
        sameAs: [NADIA.pronet, NADIA.microblog, NADIA.codehost],
      })
    )
  ),
  page(
    NADIA.pronet,
    html(
      'Nadia Ferrow - Head of Robotics | Professional profile',
      `<h1>Nadia Ferrow</h1><h2>Head of Robotics at Brinework Systems</h2><p class="loc">Rotterdam, Netherlands</p><p>885 followers</p>
       <p><a href="${NADIA.site}">nadiaferrow.example</a></p>
       <h3>Experience</h3><ul><li>Head of Robotics, Brinework Systems (2021-present)</li><li>Robotics Engineer, Calder Docks (2014-2021)</li></ul>
       <h3>Education</h3><ul><li>BSc in Mechanical Engineering, Northgate University (2010 - 2014)</li></ul>`
    ),
    3
  ),
  page(
    NADIA.microblog,
    html(
      'Nadia Ferrow (@nadiaferrow)',
      `<h1>Nadia Ferrow (@nadiaferrow)</h1><p class="bio">Robots that work in harbours. Head of Robotics at Brinework Systems.</p><p>Verified account</p><p>12.4K Followers</p>
       <a rel="me" href="${NADIA.site}">nadiaferrow.example</a>`,
      jsonLd({
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: 'Nadia Ferrow', knowsAbout: ['robotics', 'harbours'] },
        hasPart: POSTS,
      })
    )
  ),
  page(
    NADIA.codehost,
    html(
      'nadiaferrow (Nadia Ferrow)',
      `<h1>Nadia Ferrow</h1><p>nadiaferrow</p><p>Brinework Systems</p><p>310 followers · 12 following</p>
       <a rel="nofollow me" href="${NADIA.site}">nadiaferrow.example</a>
       <ul>${Array.from({ length: 8 }, (_, i) => `<li><a href="/nadiaferrow/dock-${i}">dock-${i}</a><p>Controllers for dock crane ${i}</p><p>${i + 3} stars</p></li>`).join('')}</ul>`
    )
  ),
  page(
    NADIA.namesake,
    html(
      'Nadia Ferrow (@nadiaferrow.fit)',
      '<h1>Nadia Ferrow (@nadiaferrow.fit)</h1><p>Fitness coach in Perth, Australia.</p><p>3 Followers</p>'
    )
  ),
]

/** Another person, with only a name and a post. */
export const PLAIN = {
  name: 'Tobias Wrenfield',
  url: 'https://www.linkedin.com/in/tobias-wrenfield',
}
WEB.push(
  page(
    PLAIN.url,
    html(
      'Tobias Wrenfield - Clerk | Professional profile',
      '<h1>Tobias Wrenfield</h1><h2>Clerk at Harrow Bank</h2>'
    )
  )
)

/** Researches people in this web until `app.container.restoreAll()`. */
export function readFrom(
  pages: MemoryPage[] = WEB,
  evidence: Evidence = new MemoryEvidence(pages, null)
): Evidence {
  app.container.swap(Evidence, () => evidence)
  return evidence
}

export const post = (client: ApiClient, secret: string, identifier: unknown, more: object = {}) =>
  client
    .post('/v1/person')
    .bearerToken(secret)
    .json({ identifier, ...more })

/** Deletes all people and profiles. */
export async function forgetProfiles(): Promise<void> {
  await givePeople([])
  const sql = await app.container.make(Sql)
  for (const table of ['person_aliases', 'person_profiles']) await sql.run(`DELETE FROM ${table}`, [])
}

/** Polls a run to its end. */
export async function ended(client: ApiClient, secret: string, accepted: ApiResponse): Promise<ApiResponse> {
  accepted.assertStatus(202)
  const { poll_url } = accepted.body().data
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    const response = await client.get(poll_url).bearerToken(secret)
    if (response.status() !== 200 || !['queued', 'running'].includes(response.body().data.status))
      return response
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the run did not end')
}
