import { test } from '@japa/runner'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import { pageOf } from './support/reading.js'

const URL = 'https://tidewellpottery.example/'
const page = (main: string, title = 'Tidewell Studio | Nora Beck') =>
  `<html lang="en"><head><title>${title}</title><meta property="og:site_name" content="Tidewell Studio"></head><body>
  <header><a href="/">Tidewell Studio</a></header><main><h1>Tidewell Studio</h1>${main}</main>
  <footer><p>hello@tidewellpottery.example</p><p>+44 20 7946 0123</p><p>12 Mill Road, Leeds LS1 4AB</p>
  <p>© 2026 Tidewell Studio</p></footer></body></html>`
const OF_ONE = `<h2>Nora Beck</h2><p>I make bowls and cups. My studio is in an old mill, and I fire my kiln once a month.</p>`
/** Returns what a page says about a person whom a row names. */
function linesAbout(html: string, name = 'Nora Beck'): string[] {
  const hint = { entity: 'person', name, home: URL, isMention: true } as const
  const found = extractMentions(pageOf(html, URL), hint).filter(
    (one) => one.entity === 'person' && one.name === name
  )
  return found.flatMap(({ claims }) => claims.map(({ field, value }) => `${field} ${String(value)}`))
}

test.group('evidence: businesses of one person', () => {
  test('[DS-006] the address, mailbox and number of the business are the person’s', ({ assert }) => {
    const lines = linesAbout(page(OF_ONE)).join('\n')
    for (const fact of ['email hello@', 'phone +44', 'company Tidewell Studio', 'location Leeds'])
      assert.include(lines, fact)
  })

  test('[DS-006] a business that speaks as several people shares nothing', ({ assert }) => {
    const main = OF_ONE.replace(/\bI\b/g, 'we').replace(/\bMy\b|\bmy\b/g, 'our')
    assert.notInclude(linesAbout(page(main)).join('\n'), 'email')
  })

  test('[DS-006] a business with two people shares nothing', ({ assert }) => {
    const main = `${OF_ONE}<h2>Omar Ruiz</h2><p>Apprentice</p>`
    assert.notInclude(linesAbout(page(main)).join('\n'), 'email')
  })

  test('[DS-006] a business named after one of its people shares its address with that person', ({
    assert,
  }) => {
    const html = page(
      '<h2>Nora Beck</h2><p>Vet</p><h2>Omar Ruiz</h2><p>Assistant</p>',
      'Veterinary practice Beck'
    ).replaceAll('Tidewell Studio', 'Veterinary practice Beck')
    assert.include(linesAbout(html).join('\n'), 'location Leeds')
    assert.notInclude(linesAbout(html, 'Omar Ruiz').join('\n'), 'location')
  })
})
