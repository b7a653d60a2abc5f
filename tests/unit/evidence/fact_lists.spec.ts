import { test } from '@japa/runner'
import { linesOf } from './support/reading.js'

const page = (body: string, head = '') =>
  `<html lang="de"><head><title>Nora Beck</title><meta property="og:site_name" content="Nora Beck">${head}</head><body><p class="h-card"><a class="u-url u-uid p-name" href="https://norabeck.example/">Nora Beck</a></p><main><h1>Nora Beck</h1>${body}</main></body></html>`
const URL = 'https://norabeck.example/'

test.group('Facts of people in lists and markup', () => {
  test('list items that begin with a label', ({ assert }) => {
    const lines = linesOf(
      page(
        '<ul><li><span>Standort</span> <span>Hamburg, Deutschland</span></li><li><span>Sprachen</span> <span>Deutsch, Englisch</span></li><li><span>Fokus</span> <span>Forstinformatik</span></li></ul>'
      ),
      URL
    )
    assert.include(lines.join('\n'), 'Deutsch, Englisch')
    assert.include(lines.join('\n'), 'location Hamburg')
  })

  test('no list of sentences with bold words', ({ assert }) => {
    const lines = linesOf(
      page(
        '<ul><li><b>Adresse</b> von Kunden prüfen.</li><li>Wir bauen <b>Werkzeuge</b>.</li><li><b>Notizen</b> zu Bäumen</li></ul>'
      ),
      URL
    )
    assert.notInclude(lines.join('\n'), 'prüfen')
  })

  test('topics that structured data states', ({ assert }) => {
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Nora Beck',
      knowsAbout: ['Botany', 'Soil'],
    }
    const lines = linesOf(
      page('', `<script type="application/ld+json">${JSON.stringify(data)}</script>`),
      URL
    )
    assert.include(lines, 'person Nora Beck: Areas of expertise=Botany, Soil')
  })
})
