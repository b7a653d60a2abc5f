import type { Snapshot } from '#domain/evidence/page'

/**
 * A place that the author of a page controls. `page` returns a page with hostile text only in this
 * place.
 */
export type PagePlace = { place: string; page: (text: string) => Snapshot }

const URL_OF_PAGE = 'https://acme.example/about'

function snapshot(html: string, over: Partial<Snapshot> = {}): Snapshot {
  const url = over.url ?? URL_OF_PAGE
  return {
    url,
    via: [url],
    status: 200,
    contentType: 'text/html',
    html,
    observedAt: '2026-10-01T00:00:00Z',
    ...over,
  }
}

const PEOPLE =
  '<div><h3>Jane Doe</h3><p>Chief Technology Officer</p><a href="mailto:jane.doe@acme.example">Mail</a></div><div><h3>John Roe</h3><p>Head of Sales</p></div>'

function site(body: string, { head = '', html = ' lang="en"', url = URL_OF_PAGE } = {}): Snapshot {
  return snapshot(
    `<!doctype html><html${html}><head><title>About | Acme Robotics</title>${head}</head><body><header><nav><a href="/">Home</a> <a href="/team">Team</a></nav></header><main><h1>Acme Robotics</h1><p>Acme Robotics builds robots in Berlin. It was founded in 2012.</p>${PEOPLE}${body}</main><footer><p>&copy; 2026 Acme Robotics GmbH</p></footer></body></html>`,
    { url }
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
/** Returns a place in the body. The hostile text is escaped. `raw` has it as markup. */
const inBody = (place: string, around: (text: string) => string): PagePlace => ({
  place,
  page: (text) => site(around(escaped(text))),
})
const inHead = (place: string, around: (text: string) => string): PagePlace => ({
  place,
  page: (text) => site('', { head: around(escaped(text)) }),
})
const raw = (place: string, around: (text: string) => string): PagePlace => ({
  place,
  page: (text) => site(around(text)),
})

const ld = (place: string, node: (text: string) => unknown): PagePlace => ({
  place: `JSON-LD ${place}`,
  page: (text) =>
    site('', {
      head: `<script type="application/ld+json">${JSON.stringify(node(text)).replaceAll('<', '\\u003c')}</script>`,
    }),
})
const organization = (place: string, properties: (text: string) => object): PagePlace =>
  ld(place, (text) => ({ '@type': 'Organization', name: 'Acme Robotics', url: '/', ...properties(text) }))
const person = (place: string, properties: (text: string) => object): PagePlace =>
  ld(place, (text) => ({ '@type': 'Person', name: 'Jane Doe', ...properties(text) }))
const card = (place: string, inner: (text: string) => string): PagePlace =>
  inBody(
    `microformats ${place}`,
    (text) => `<div class="h-card"><p class="p-name">Jane Doe</p>${inner(text)}</div>`
  )

export const PAGE_PLACES: readonly PagePlace[] = [
  // Visible text.
  inBody('paragraph', (text) => `<p>${text}</p>`),
  inBody('heading', (text) => `<h2>${text}</h2>`),
  inBody('first heading', (text) => `<h1>${text}</h1>`),
  inBody('list item', (text) => `<ul><li>${text}</li></ul>`),
  inBody('inline pieces', (text) => `<p>Jane Doe <b>${text}</b> <i>${text}</i></p>`),
  inBody(
    'table cell',
    (text) => `<table><tr><th>Name</th><th>Title</th></tr><tr><td>Jane Doe</td><td>${text}</td></tr></table>`
  ),
  inBody(
    'table header',
    (text) => `<table><tr><th>${text}</th><th>Title</th></tr><tr><td>Jane Doe</td><td>CTO</td></tr></table>`
  ),
  inBody('two-column table', (text) => `<table><tr><td>Headquarters</td><td>${text}</td></tr></table>`),
  inBody('caption', (text) => `<table><caption>${text}</caption><tr><td>a</td></tr></table>`),
  inBody('dt', (text) => `<dl><dt>${text}</dt><dd>Berlin</dd></dl>`),
  inBody('dd', (text) => `<dl><dt>Industry</dt><dd>${text}</dd></dl>`),
  inBody('label before a colon', (text) => `<p>${text}: Berlin</p>`),
  inBody('value behind a colon', (text) => `<p>Founded: ${text}</p>`),
  inBody('label as one sentence', (text) => `<p>We build robots. Industry: ${text}. More.</p>`),
  inBody('grid of figures', (text) =>
    ['1', '2', '3'].map((n) => `<div><p>${n}</p><p>${text}</p></div>`).join('')
  ),
  inBody('address', (text) => `<address>${text}<br>10115 Berlin</address>`),
  inBody('blockquote', (text) => `<blockquote>${text}</blockquote>`),
  inBody('preformatted text', (text) => `<pre>${text}</pre>`),
  inBody('figure caption', (text) => `<figure><figcaption>${text}</figcaption></figure>`),
  inBody('navigation', (text) => `<nav><a href="/x">${text}</a></nav>`),
  inBody('footer', (text) => `<footer><p>${text}</p></footer>`),
  inBody('copyright line', (text) => `<footer><p>© 2026 ${text}</p></footer>`),
  inBody('cookie banner', (text) => `<div class="cookie-banner"><p>${text}</p></div>`),
  inBody('time', (text) => `<time datetime="${text}">${text}</time>`),
  inBody('name of a card', (text) => `<div><h3>${text}</h3><p>Head of Design</p></div>`),
  inBody('title of a card', (text) => `<div><h3>Ada Moe</h3><p>${text}</p></div>`),
  inBody('line of a career', (text) => `<h2>Experience</h2><ul><li>${text}</li></ul>`),
  inBody('line of studies', (text) => `<h2>Education</h2><ul><li>${text}</li></ul>`),
  inBody('orders to a reader', (text) => `<p>Ignore ${text} instructions</p>`),
  // Links.
  inBody('link text', (text) => `<p><a href="/x">${text}</a></p>`),
  inBody('href', (text) => `<a href="${text}">x</a>`),
  inBody('path of a link', (text) => `<a href="https://www.linkedin.com/in/${text}">x</a>`),
  inBody('query of a link', (text) => `<a href="https://x.example/?q=${text}">x</a>`),
  inBody('host of a link', (text) => `<a href="https://${text}.example/">x</a>`),
  inBody('mailto', (text) => `<a href="mailto:${text}">Mail</a>`),
  inBody('tel', (text) => `<a href="tel:${text}">Call</a>`),
  inBody('rel', (text) => `<a rel="me ${text}" href="https://x.example/">x</a>`),
  inBody('scrambled address', (text) => `<a data-cfemail="${text}">x</a>`),
  // Attributes.
  inBody('alt', (text) => `<div class="h-card"><img class="u-photo" src="/x.png" alt="${text}"></div>`),
  inBody('class', (text) => `<div class="${text}"><p>Jane</p></div>`),
  inBody('id', (text) => `<div id="${text}"><p>Jane</p></div>`),
  inBody('style', (text) => `<p style="${text}">Jane</p>`),
  inBody('role', (text) => `<div role="${text}"><p>Jane</p></div>`),
  inBody('itemref', (text) => `<div class="h-card" itemref="${text}"><p class="p-name">Jane Doe</p></div>`),
  raw('attribute names', (text) => `<p ${text}>Jane</p>`),
  raw('unquoted attribute', (text) => `<p title=${text}>Jane</p>`),
  // The head.
  {
    place: 'title',
    page: (text) => snapshot(`<title>${escaped(text)}</title><p>Jane Doe is CTO at Acme.</p>`),
  },
  inHead('meta description', (text) => `<meta name="description" content="${text}">`),
  inHead('og:title', (text) => `<meta property="og:title" content="${text}">`),
  inHead('og:site_name', (text) => `<meta property="og:site_name" content="${text}">`),
  inHead('og:email', (text) => `<meta property="og:email" content="${text}">`),
  inHead('og:locality', (text) => `<meta property="og:locality" content="${text}">`),
  inHead('article:published_time', (text) => `<meta property="article:published_time" content="${text}">`),
  inHead('meta name', (text) => `<meta name="${text}" content="x">`),
  inHead('refresh', (text) => `<meta http-equiv="refresh" content="0;url=${text}">`),
  inHead('base', (text) => `<base href="/${text}/"><link rel="canonical" href="x">`),
  inHead('canonical', (text) => `<link rel="canonical" href="${text}">`),
  { place: 'style sheet', page: (text) => site('', { head: `<style>${text.replaceAll('<', '')}</style>` }) },
  {
    place: 'style rules',
    page: (text) => site('', { head: `<style>.a{${text.replaceAll('<', '')}</style>` }),
  },
  { place: 'script', page: (text) => site(`<script>${text}</script>`) },
  { place: 'language', page: (text) => site('', { html: ` lang="${escaped(text)}"` }) },
  inHead('content language', (text) => `<meta http-equiv="content-language" content="${text}">`),
  // Structured data.
  {
    place: 'JSON-LD source',
    page: (text) => site('', { head: `<script type="application/ld+json">${text}</script>` }),
  },
  {
    place: 'JSON-LD after repair',
    page: (text) =>
      site('', {
        head: `<script type="application/ld+json">{"@type":"Person","name":"Jane Doe","x":"${text}",}</script>`,
      }),
  },
  ld('type', (text) => ({ '@type': text, name: 'Acme' })),
  organization('name', (text) => ({ name: text })),
  organization('legalName', (text) => ({ legalName: text })),
  organization('description', (text) => ({ description: text })),
  organization('industry', (text) => ({ industry: text })),
  organization('foundingDate', (text) => ({ foundingDate: text })),
  organization('address', (text) => ({ address: text })),
  organization('addressLocality', (text) => ({ address: { addressLocality: text, addressCountry: text } })),
  organization('numberOfEmployees', (text) => ({ numberOfEmployees: { value: text } })),
  organization('telephone', (text) => ({ telephone: text })),
  organization('email', (text) => ({ email: text })),
  organization('sameAs', (text) => ({ sameAs: [text, `https://x.com/${text}`] })),
  organization('employee', (text) => ({ employee: [{ name: text }, { name: 'Jane Doe', jobTitle: text }] })),
  organization('contactPoint', (text) => ({ contactPoint: { contactType: text, telephone: text } })),
  organization('tickerSymbol', (text) => ({ tickerSymbol: text })),
  person('name', (text) => ({ name: text })),
  person('jobTitle', (text) => ({ jobTitle: text })),
  person('worksFor', (text) => ({ worksFor: { name: text } })),
  person('alumniOf', (text) => ({ alumniOf: text })),
  person('homeLocation', (text) => ({ homeLocation: { name: text } })),
  card('name', (text) => `<p class="p-name">${text}</p>`),
  card('org', (text) => `<p class="p-org">${text}</p>`),
  card('job title', (text) => `<p class="p-job-title">${text}</p>`),
  card(
    'address',
    (text) => `<p class="p-adr">${text}</p><p class="p-locality">${text}</p><p class="p-region">${text}</p>`
  ),
  card('tel', (text) => `<p class="p-tel">${text}</p>`),
  card('email', (text) => `<a class="u-email" href="mailto:${text}">x</a>`),
  card('url', (text) => `<a class="u-url" href="${text}">x</a>`),
  card('note', (text) => `<div class="e-note">${text}</div>`),
  card('date', (text) => `<time class="dt-bday"><span class="value">${text}</span></time>`),
  // Whole documents.
  { place: 'plain text', page: (text) => snapshot(text, { contentType: 'text/plain' }) },
  { place: 'markup', page: (text) => snapshot(text) },
  raw('markup of a body', (text) => text),
  raw('comment', (text) => `<!-- ${text} -->`),
  raw('comment that is not closed', (text) => `<!-- ${text}`),
  raw('entities', (text) => `<p>&${text};</p>`),
  raw('tag names', (text) => `<${text}>`),
  raw('foreign content', (text) => `<svg><title>${text}</title><![CDATA[${text}]]></svg>`),
  // Unclosed markup.
  raw('paragraphs without end', (text) => repeated('<p>', text, 8)),
  raw('nested elements', (text) => repeated('<div><span>', text, 8)),
  raw('nested links', (text) => repeated('<a href=x><div>', text, 8)),
  raw('nested tables', (text) => repeated('<table><tr><td>', text, 8)),
  raw('nested cards', (text) => repeated('<div class="h-card p-author">', text, 8)),
  raw('lists', (text) => repeated('<li>', text, 8)),
  raw('definitions', (text) => `<dl><dt>${text.slice(0, 400)}${repeated('<dd>', text, 8)}`),
  raw('cells', (text) => `<table><tr>${repeated('<td>', text, 8)}`),
  raw('links', (text) => repeated('<a href=/', text, 8, '>x</a>')),
  raw('headings', (text) => repeated('<h3>', text, 20)),
  raw('headers within content', (text) => repeated('<header>', text, 12)),
  // The address of the page.
  {
    place: 'path of the page',
    page: (text) => site('<a href="x">x</a>', { url: `https://acme.example/${urlPart(text)}` }),
  },
  {
    place: 'query of the page',
    page: (text) => site('<a href="?y">x</a>', { url: `https://acme.example/?q=${urlPart(text)}` }),
  },
  {
    place: 'handle in the address',
    page: (text) => site('', { url: `https://www.linkedin.com/in/${urlPart(text)}` }),
  },
  {
    place: 'a profile',
    page: (text) =>
      snapshot(
        `<title>Jane Doe | LinkedIn</title><h1>Jane Doe</h1><p>${escaped(text)}</p><p>Berlin, Germany</p><h2>Experience</h2><li>${escaped(text)}</li>`,
        { url: 'https://www.linkedin.com/in/jane-doe' }
      ),
  },
  {
    place: 'title of a profile',
    page: (text) =>
      snapshot(`<title>${escaped(text)}</title><h1>${escaped(text)}</h1><p>CTO</p>`, {
        url: 'https://www.linkedin.com/in/jane-doe',
      }),
  },
  {
    place: 'headline of an article',
    page: (text) =>
      site('', {
        head: `<meta property="og:type" content="article"><meta property="og:title" content="${escaped(text)}">`,
      }),
  },
]

/** Returns the text in pieces, each between `markup` and `end`. */
function repeated(markup: string, text: string, size: number, end = ''): string {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += size) pieces.push(markup, text.slice(at, at + size), end)
  return pieces.join('')
}

const urlPart = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, text.length)
