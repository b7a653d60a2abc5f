import type { ShownItem } from '../show_set.js'
import { Html, html } from './html.js'
import { STYLE } from './style.js'

type Shared = {
  status: string
  searches: { query: string; criteria: { description: string }[] }[]
  items: ShownItem[]
  next_cursor: string | null
}
type Proof = { url: string; quote?: string | null }

/** The page that a browser shows for a share link: each person with verdicts, values and quotes. */
export function sharedPage(set: Shared, service: string, isFirst: boolean): string {
  const title = set.searches[0]?.query ?? 'Imported people'
  const criteria = [
    ...new Set(set.searches.flatMap((one) => one.criteria.map(({ description }) => description))),
  ]
  const body = html`<h1>${title}</h1>
<p class="quiet">People found and verified with ${service}. Each answer shows its quotes and pages.${set.status === 'running' && ' This list is still growing.'}</p>
${criteria.length > 0 && html`<p>Criteria: ${criteria.join('; ')}.</p>`}
${set.items.length === 0 && html`<p>No people yet.</p>`}
${set.items.map(person)}
<p>${!isFirst && html`<a href="?">First page</a> `}${set.next_cursor && html`<a href="?cursor=${encodeURIComponent(set.next_cursor)}">Next page</a>`}</p>`
  return page(title, body)
}

/** The page of a link that does not work. */
export const missingPage = (): string =>
  page(
    'Link not found',
    html`<h1>This link does not work</h1>
<p>It was revoked or replaced, or a part of it is missing. Ask the sender for a new link.</p>`
  )

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Html(STYLE)}</style></head>
<body><main>${body}</main></body></html>`.text

function person({ person, criteria, enrichments }: ShownItem): Html {
  if (!person) return html`<article><h2>A person whose data was erased</h2></article>`
  const facts = [person.title, person.company, person.location].filter(Boolean).join(', ')
  const links = [person.pronet, person.website].filter((url) => url !== null && url !== undefined)
  return html`<article><h2>${person.name ?? 'Name unknown'}</h2>
<p>${facts}</p>
${links.map((url) => html`<p>${link(url)}</p>`)}
<ul>${criteria.map(({ description, verdict, evidence }) => answer(description, html`<strong class="${verdict}">${verdict}</strong>`, evidence))}${enrichments.map(
    ({ description, value, evidence }) =>
      answer(
        description,
        value === null ? html`<span class="quiet">not found</span>` : html`<strong>${value}</strong>`,
        evidence
      )
  )}</ul></article>`
}

const answer = (question: string, value: Html, proofs: readonly Proof[]): Html =>
  proofs.length === 0
    ? html`<li>${question}: ${value}</li>`
    : html`<li><details><summary>${question}: ${value}</summary>${proofs.map(
        ({ url, quote }) =>
          html`${quote && html`<blockquote>${quote}</blockquote>`}<p class="quiet">${link(url)}</p>`
      )}</details></li>`

/** Only http(s) addresses become links, because a page can state an address with any scheme. */
const link = (url: string): Html =>
  /^https?:\/\//i.test(url)
    ? html`<a href="${url}" rel="noreferrer noopener nofollow">${url}</a>`
    : html`${url}`
