import { test } from '@japa/runner'
import { linesOf } from './support/reading.js'

const page = (main: string, lang = 'en') =>
  `<html lang="${lang}"><head><title>Team | Elmwood Surveys Ltd</title></head><body><header><a href="/">Home</a></header>
  <main><h1>Team</h1>${main}</main><footer>© 2026 Elmwood Surveys Ltd</footer></body></html>`
const URL = 'https://elmwoodsurveys.example/team'
const linesAbout = (html: string, name: string) =>
  linesOf(html, URL)
    .filter((line) => line.startsWith(`person ${name}: `))
    .map((line) => line.slice(`person ${name}: `.length))

test.group('evidence: sections below the names of a team', () => {
  test('[DS-006] sentences without a subject are about the person in the heading above', ({ assert }) => {
    const html = page(
      `<h3>Nora Beck</h3><p>nora@elmwoodsurveys.example</p><h4>Área de medición</h4>
       <p>Es topógrafa y magíster en Geodesia de la Universidad de Velmora. Vive en Valencia.</p>
       <h3>Omar Ruiz</h3><p>Vive en Sevilla desde 2010.</p>`,
      'es'
    )
    const nora = linesAbout(html, 'Nora Beck')
    assert.include(nora, 'title topógrafa')
    assert.include(nora, 'location Valencia')
    assert.notInclude(nora, 'location Sevilla')
    assert.include(linesAbout(html, 'Omar Ruiz'), 'location Sevilla')
  })

  test('[DS-006] a degree in the lines below a name is the person’s', ({ assert }) => {
    const html = page(`<h3>Nora Beck</h3><p>B.Sc. Geodäsie und Navigation</p><p>+49 30 5550123</p>
      <h3>Omar Ruiz</h3><p>Apprentice</p>`)
    assert.include(linesAbout(html, 'Nora Beck'), 'Degree=B.Sc. Geodäsie und Navigation')
    assert.notInclude(linesAbout(html, 'Omar Ruiz').join(), 'Degree')
  })

  test('[DS-006] a list of former posts below a biography is not the title', ({ assert }) => {
    const biography = 'Nora measures rivers, lakes and coasts. '.repeat(6)
    const html = page(`<h3>Nora Beck</h3><p>${biography}</p><ul><li>Sales Manager at Larch</li></ul>
      <h3>Omar Ruiz</h3><p>Surveyor</p>`)
    assert.notInclude(linesAbout(html, 'Nora Beck').join(), 'title Sales Manager')
    assert.include(linesAbout(html, 'Omar Ruiz'), 'title Surveyor')
  })

  test('[DS-006] a unit behind a post is not another employer', ({ assert }) => {
    const html = page(`<h3>Nora Beck</h3><p>Partner · Process Design</p>
      <h3>Omar Ruiz</h3><p>Vice President of Coastal Services</p>
      <h3>Anna Hart</h3><p>Advisor at Larch</p>
      <p>We offer process design and coastal services.</p>`)
    assert.include(linesAbout(html, 'Nora Beck'), 'company Elmwood Surveys Ltd')
    assert.include(linesAbout(html, 'Nora Beck'), 'title Partner')
    assert.include(linesAbout(html, 'Omar Ruiz'), 'title Vice President of Coastal Services')
    assert.include(linesAbout(html, 'Omar Ruiz'), 'company Elmwood Surveys Ltd')
    assert.include(linesAbout(html, 'Anna Hart'), 'company Larch')
  })

  test('[DS-006] a sentence adds no second title to the one beside the name', ({ assert }) => {
    const html = page(`<h3>Nora Beck</h3><p>Surveyor</p><p>She is also a volunteer firefighter.</p>
      <h3>Omar Ruiz</h3><p>Surveyor</p>`)
    assert.deepEqual(
      linesAbout(html, 'Nora Beck').filter((line) => line.startsWith('title')),
      ['title Surveyor']
    )
  })

  test('[DS-006] the school of a profession is not an employer', ({ assert }) => {
    const html = page(
      `<h3>Nora Beck</h3><p>Es Contadora de la Universidad de Velmora.</p>
       <h3>Omar Ruiz</h3><p>Es profesor de la Universidad de Velmora.</p>`,
      'es'
    )
    assert.notInclude(linesAbout(html, 'Nora Beck').join(), 'company Universidad')
    assert.include(linesAbout(html, 'Omar Ruiz').join(), 'Universidad de Velmora')
  })

  test('[DS-006] laboratories and trades are no people', ({ assert }) => {
    for (const name of ['Elmmath Lab', 'SignLab Velmora', 'Psicologia Ruiz']) {
      const html = `<html><title>${name}</title><h1>${name}</h1><p>We study waves.</p></html>`
      const lines = linesOf(html, 'https://waves.example/')
      assert.isUndefined(
        lines.find((line) => line.startsWith('person')),
        name
      )
    }
  })
})
