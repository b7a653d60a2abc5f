import { test } from '@japa/runner'
import { personFacts } from '#domain/evidence/extract/sentences/phrases/predicates'
import { linesOf } from './support/reading.js'

const HOME = 'https://norabeck.example/'
const linesAbout = (html: string, url = HOME) =>
  linesOf(html, url)
    .filter((line) => line.startsWith('person Nora Beck: '))
    .map((line) => line.slice('person Nora Beck: '.length))

test.group('evidence: occupations of the self-employed', () => {
  test('[DS-006] a title names the owner and the occupation behind a comma', ({ assert }) => {
    const html = `<html lang="fr"><title>Accueil – Nora Beck, sophrologue à Lausanne</title>
      <h1>Un souffle pour vous</h1><footer>© 2026 Nora Beck – Tous droits réservés.</footer></html>`
    assert.include(linesAbout(html), 'title sophrologue')
  })

  test('[DS-006] a header names the owner and the occupation', ({ assert }) => {
    for (const line of ['Nora Beck – Sophrologue', 'NORA BECK Sophrologue']) {
      const html = `<html lang="fr"><title>Nora Beck</title><header><p>${line}</p></header><h1>Nora Beck</h1></html>`
      assert.include(linesAbout(html), 'title Sophrologue', line)
    }
  })

  test('[DS-006] a footer has the occupation below the name', ({ assert }) => {
    const html = `<html lang="es"><title>Nora Beck</title><h1>Retratos</h1><p>Mis fotos.</p>
      <footer><h2>Nora Beck</h2><h4>Fotógrafa profesional en Barcelona</h4></footer></html>`
    assert.include(linesAbout(html), 'title Fotógrafa profesional')
    assert.include(linesAbout(html), 'location Barcelona')
  })

  test('[DS-006] authors say as what they work', ({ assert }) => {
    const page = (lang: string, text: string) =>
      `<html lang="${lang}"><title>Nora Beck</title><h1>Nora Beck</h1><h2>Angebot</h2><p>${text}</p></html>`
    const says = (lang: string, text: string) => linesAbout(page(lang, text)).join('\n')
    assert.include(
      says('de', 'Als Klinische Psychologin bin ich zur Verschwiegenheit verpflichtet.'),
      'Psychologin'
    )
    assert.include(says('fr', 'En tant que sophrologue, je vous accompagne.'), 'sophrologue')
    assert.notInclude(says('de', 'Als Studentin lebe ich gern am Meer.'), 'title')
    const context = { person: 'Nora Beck', self: 'Nora Beck', isOpening: false }
    assert.lengthOf(personFacts('As a vet, I treat cats.', 'en', context), 1)
    assert.lengthOf(personFacts('As a waiter, I worked in many places.', 'en', context), 0)
  })

  test('[DS-006] a field may stand before the verb of study', ({ assert }) => {
    const html = `<html lang="de"><title>Nora Beck</title><h1>Nora Beck</h1>
      <p>Tiermedizin studierte ich an der Universität Velmora.</p></html>`
    assert.include(linesAbout(html).join('\n'), 'education Universität Velmora / Tiermedizin')
  })

  test('[DS-006] an address named after another person of the page is that person’s', ({ assert }) => {
    const html = `<html><title>Team | Elmwood Surveys Ltd</title><main><h1>Team</h1>
      <ul><li><a href="mailto:nora.beck@elmwood.example">Email</a></li></ul><h2>Nora Beck</h2><p>Surveyor</p>
      <ul><li><a href="mailto:omar.ruiz@elmwood.example">Email</a></li></ul><h2>Omar Ruiz</h2><p>Surveyor</p>
      </main><footer>© 2026 Elmwood Surveys Ltd</footer></html>`
    const lines = linesOf(html, 'https://elmwood.example/team').filter((line) => line.includes(': email '))
    assert.include(lines, 'person Nora Beck: email nora.beck@elmwood.example')
    assert.include(lines, 'person Omar Ruiz: email omar.ruiz@elmwood.example')
    assert.notInclude(lines, 'person Nora Beck: email omar.ruiz@elmwood.example')
  })

  test('[DS-006] a job with a place is no place', ({ assert }) => {
    const html = `<html><title>Team | Elmwood Surveys Ltd</title><main><h1>Team</h1><h2>Nora Beck</h2><p>Surveyor</p>
      <p>Data Scientist, Larch GmbH, Hamburg, Germany</p><h2>Omar Ruiz</h2><p>Surveyor</p><p>Hamburg, Germany</p></main>
      <footer>© 2026 Elmwood Surveys Ltd</footer></html>`
    const lines = linesOf(html, 'https://elmwood.example/team')
    assert.include(lines, 'person Omar Ruiz: location Hamburg, Germany')
    assert.notInclude(lines.join('\n'), 'location Data Scientist')
  })
})
