import type { MemoryPage } from '#tests/support/fakes/memory_evidence'

const DAY_MS = 86_400_000

/** Returns the time `days` days ago. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

/** A capture of a page, by default one day old. */
export function page(url: string, html: string, days = 1): MemoryPage {
  return { url, html, observedAt: daysAgo(days) }
}

const document = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`
/** A page of a company's own site. */
const sitePage = (company: string, title: string, body: string, head = '') =>
  document(
    `${title} - ${company}`,
    `<nav><a href="/">${company}</a> <a href="/about">About</a> <a href="/team">Team</a></nav><main><h1>${title}</h1>${body}</main><footer>© 2026 ${company}</footer>`,
    head
  )
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
const table = (rows: Record<string, string>) =>
  `<table>${Object.entries(rows)
    .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
    .join('')}</table>`
const link = (url: string, text: string, rel = '') => `<a href="${url}"${rel && ` rel="${rel}"`}>${text}</a>`
const team = (people: readonly { name: string; title: string; email?: string }[]) =>
  people
    .map(
      ({ name, title, email }) =>
        `<div class="card"><h3>${name}</h3><p>${title}</p>${email ? link(`mailto:${email}`, email) : ''}</div>`
    )
    .join('')
/** A page of a network about a person. */
const profile = (name: string, bio: string, links = '') =>
  document(
    `${name} (@${name.toLowerCase().replace(' ', '')})`,
    `<main><h1>${name}</h1><p>${bio}</p>${links}</main>`,
    '<meta property="og:type" content="profile">'
  )

/** Profiles of the fully described company. */
export const TIDEWELL_PROFILES = {
  pronet: 'https://www.linkedin.com/company/tidewell-marine',
  microblog: 'https://x.com/tidewellmarine',
  photo: 'https://www.instagram.com/tidewellmarine',
  video: 'https://www.youtube.com/@tidewellmarine',
  shortvideo: 'https://www.tiktok.com/@tidewellmarine',
  codehost: 'https://github.com/tidewellmarine',
}

/** A fully described company: its own site, a team page, a register and a newspaper that agree. */
const TIDEWELL: MemoryPage[] = [
  page(
    'https://tidewell.example/',
    sitePage(
      'Tidewell Marine',
      'Tidewell Marine',
      '<p>Tidewell Marine builds tidal turbines for islands and harbours.</p>',
      jsonLd({
        '@type': 'Organization',
        name: 'Tidewell Marine',
        url: 'https://tidewell.example/',
        description: 'Tidewell Marine builds tidal turbines for islands and harbours.',
        foundingDate: '2009',
        sameAs: Object.values(TIDEWELL_PROFILES),
      })
    )
  ),
  page(
    'https://tidewell.example/about',
    sitePage(
      'Tidewell Marine',
      'About us',
      `<p>Tidewell Marine was founded in 2009.</p>${table({
        Founded: '2009',
        Headquarters: 'Galway, Ireland',
        Employees: '51-200',
        Industry: 'Renewable Energy',
      })}`
    )
  ),
  page(
    'https://tidewell.example/team',
    sitePage(
      'Tidewell Marine',
      'Our team',
      team([
        {
          name: 'Maren Oakhurst',
          title: 'Chief Technology Officer',
          email: 'maren.oakhurst@tidewell.example',
        },
        { name: 'Silas Brandvold', title: 'Head of Sales', email: 'silas.brandvold@tidewell.example' },
        { name: 'Petra Lindholm', title: 'Marketing Manager', email: 'petra.lindholm@tidewell.example' },
      ])
    )
  ),
  page(
    TIDEWELL_PROFILES.pronet,
    document(
      'Tidewell Marine',
      `<main><h1>Tidewell Marine</h1>${table({ Website: link('https://tidewell.example/', 'tidewell.example'), Founded: '2009' })}</main>`
    )
  ),
  page(
    'https://register.example/company/4411',
    document(
      'Tidewell Marine Ltd - Company Register',
      `<main><h1>Tidewell Marine Ltd</h1>${table({ Name: 'Tidewell Marine Ltd', Incorporated: '2009', Website: 'tidewell.example' })}</main>`
    )
  ),
]

/** A company with only a front page. The page does not state its history. */
const LANTERNFOLD: MemoryPage[] = [
  page(
    'https://lanternfold.example/',
    document('Lanternfold', '<main><h1>Lanternfold</h1><p>Paper lanterns, folded by hand.</p></main>')
  ),
]

/** Two pages that contradict each other, and no third page. */
const KESTERMILL: MemoryPage[] = [
  page(
    'https://kestermill.example/',
    document('Kestermill Foods', '<main><h1>Kestermill Foods</h1><p>Oats and barley.</p></main>')
  ),
  ...[
    ['https://grainblog.example/kestermill', '1987'],
    ['https://northfood.example/notes/kestermill', '1994'],
  ].map(([url, year]) =>
    page(
      url,
      document(
        'Notes on oats',
        `<main><h1>Notes on oats</h1><p>Kestermill Foods was founded in ${year}.</p></main>`
      )
    )
  ),
]

/** Two namesakes with different employers. */
const NAMESAKES: MemoryPage[] = [
  ['Harrow Bank', 'harrowbank.example', 'Treasurer', 'Ruben Castell'],
  ['Pelham Glass', 'pelhamglass.example', 'Production Manager', 'Greta Hollis'],
].flatMap(([company, host, title, colleague]) => [
  page(`https://${host}/`, sitePage(company, company, `<p>Welcome to ${company}.</p>`)),
  page(
    `https://${host}/team`,
    sitePage(
      company,
      'Our team',
      team([
        { name: 'Edith Marlowe', title },
        { name: colleague, title: 'Accountant' },
      ])
    )
  ),
])

/**
 * Profiles under the name of a creator: one that links to her site, one without a link, and one of
 * a namesake.
 */
export const JUNO = {
  linked: 'https://x.com/junovance',
  unlinked: 'https://www.instagram.com/junovance',
  namesake: 'https://www.tiktok.com/@jvance88',
}
const JUNO_SITE = link('https://junovance.example/', 'junovance.example', 'me')
const CREATOR: MemoryPage[] = [
  page(
    'https://junovance.example/',
    document(
      'Juno Vance',
      `<main><h1>Juno Vance</h1><p>Bowls and tiles, made in Porto.</p><p>Write to ${link('mailto:juno.vance@gmail.com', 'juno.vance@gmail.com')} or call +351 912 345 678.</p></main>`,
      jsonLd({
        '@type': 'Person',
        name: 'Juno Vance',
        url: 'https://junovance.example/',
        jobTitle: 'Ceramic Artist',
        worksFor: { '@type': 'Organization', name: 'Studio Aldera' },
        address: { '@type': 'PostalAddress', addressLocality: 'Porto', addressCountry: 'Portugal' },
      })
    )
  ),
  page(JUNO.linked, profile('Juno Vance', 'Ceramic Artist at Studio Aldera', JUNO_SITE)),
  page(JUNO.unlinked, profile('Juno Vance', 'Ceramic Artist at Studio Aldera')),
  page(JUNO.namesake, profile('Juno Vance', 'Cats and cars.')),
]

export const FIXTURE_PAGES: MemoryPage[] = [
  ...TIDEWELL,
  ...LANTERNFOLD,
  ...KESTERMILL,
  ...NAMESAKES,
  ...CREATOR,
]
