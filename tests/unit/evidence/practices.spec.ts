import { test } from '@japa/runner'
import { isPlausiblePersonName } from '#domain/people/names/names'
import { isTitledPerson } from '#domain/evidence/extract/subject/person_or_company'
import { linesOf } from './support/reading.js'

const HOME = 'https://norabeck.example/'
const linesAbout = (html: string, field: string) =>
  linesOf(html, HOME).filter((line) => line.startsWith(`person Nora Beck: ${field}`))

test.group('evidence: people in practice on their own', () => {
  test('[DS-006] a title before a name makes it a person’s', ({ assert }) => {
    for (const name of ['Dott.ssa Nora Beck', 'Dr. Nora Beck', 'Prof.ssa Nora Beck'])
      assert.isTrue(isTitledPerson(name), name)
    for (const name of ['Nora Beck', 'Dr. Beck', 'Dr. Beck GmbH', 'Tidewell Clinic'])
      assert.isFalse(isTitledPerson(name), name)
  })

  test('[DS-006] markup of a business that has a person’s name and title is about the person', ({
    assert,
  }) => {
    const data = {
      '@type': 'LocalBusiness',
      name: 'Dott.ssa Nora Beck',
      url: HOME,
      telephone: '+390505550123',
      address: { addressLocality: 'Pisa', addressCountry: 'IT' },
    }
    const html = `<title>Dott.ssa Nora Beck</title><h1>Dott.ssa Nora Beck</h1><p>Psicologa e Psicoterapeuta</p>
      <script type="application/ld+json">${JSON.stringify(data)}</script>`
    assert.lengthOf(linesAbout(html, 'location Pisa'), 1)
    assert.lengthOf(linesAbout(html, 'phone +390505550123'), 1)
  })

  test('[DS-006] a description of the page states the role behind the name', ({ assert }) => {
    const html = `<title>About — Nora Beck</title>
      <meta name="description" content="Discover the work of Nora Beck, architect. Read more.">
      <h1>Nora Beck</h1>`
    assert.isNotEmpty(linesAbout(html, 'title architect'))
  })

  test('[DS-006] a line that is only a street and a town places its owner', ({ assert }) => {
    const placed = (line: string) =>
      linesAbout(`<title>Nora Beck</title><h1>Nora Beck</h1><h2>Contatti</h2><p>${line}</p>`, 'location')
    assert.lengthOf(placed('📍 Via Giuseppe Garibaldi 14/B, Torino'), 1)
    assert.lengthOf(placed('Concerto del 14, Torino'), 0)
    assert.lengthOf(placed('Via Giuseppe Garibaldi 14/B, 3 piano'), 0)
  })

  test('[DS-006] the field after a role is not an employer', ({ assert }) => {
    for (const role of ['Consulente del Credito', 'Psicologa specializzanda in Psicoterapia'])
      assert.lengthOf(
        linesAbout(
          `<html lang="it"><title>Nora Beck - ${role}</title><h1>Nora Beck</h1><p>Sono una ${role}.</p>`,
          'company'
        ),
        0,
        role
      )
  })

  test('[DS-006] partners of a firm are not a person', ({ assert }) => {
    for (const firm of ['Mora y Beck Auditores', 'Beck Ruiz Abogados', 'Rossi Beck Associati'])
      assert.isFalse(isPlausiblePersonName(firm), firm)
  })
})
