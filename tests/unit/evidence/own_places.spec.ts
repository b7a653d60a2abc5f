import { test } from '@japa/runner'
import { placeOfAddress } from '#domain/evidence/extract/values/addresses'
import { placeOfTitle } from '#domain/evidence/extract/values/plain_title'
import { linesOf } from './support/reading.js'

const HOME = 'https://norabeck.example/'
const places = (body: string, url = HOME) =>
  linesOf(`<title>Nora Beck</title><h1>Nora Beck</h1>${body}`, url).flatMap((line) => {
    const [, place] = /^person Nora Beck: location (.*)$/.exec(line) ?? []
    return place ? [place] : []
  })

test.group('evidence: places of people on their own sites', () => {
  test('[DS-006] a line that is only a town and its country, near the name', ({ assert }) => {
    assert.deepEqual(places('<p>Software engineer</p><p>Pisa, Italia</p>'), ['Pisa, Italia'])
    assert.deepEqual(places('<p>📍 San Cristóbal - Táchira, Venezuela</p>'), [
      'San Cristóbal, Táchira, Venezuela',
    ])
    assert.deepEqual(places('<p>Ubicación <b>Sevilla, España</b></p>'), ['Sevilla, España'])
  })

  test('[DS-006] a part of a line that inline markup separates', ({ assert }) => {
    assert.deepEqual(places('<p><span>Pisa, Italia</span><span>Updated in May</span></p>'), ['Pisa, Italia'])
  })

  test('[DS-006] not the place of a job, a school or an event', ({ assert }) => {
    for (const section of ['Experience', 'Education', 'Talks'])
      assert.deepEqual(places(`<h2>${section}</h2><p>Guest speaker</p><p>Pisa, Italia</p>`), [], section)
  })

  test('[DS-006] the place in a post', ({ assert }) => {
    assert.equal(placeOfTitle('Jungian Analyst in Calgary Alberta'), 'Calgary, Alberta')
    assert.equal(placeOfTitle('Architect in Berlin'), 'Berlin')
    assert.equal(placeOfTitle('Berlin-based developer'), 'Berlin')
    assert.isNull(placeOfTitle('Engineer in Residence'))
    assert.isNull(placeOfTitle('Web-based developer'))
    assert.deepEqual(places('<p>Architect in Lyon</p>'), ['Lyon'])
  })

  test('[DS-006] a known town ends before other words of its line', ({ assert }) => {
    assert.equal(placeOfAddress('Jägersweg 4 · 97421 Schweinfurt Termine nach Vereinbarung'), 'Schweinfurt')
    assert.equal(placeOfAddress('R. das Flores, 110 — Centro, Araguaína — TO, 77805-030'), 'Araguaína')
  })

  test('[DS-006] a town before the whole name of a state', ({ assert }) => {
    assert.equal(placeOfAddress('12 Elm Street\nColumbia, Missouri 65211'), 'Columbia, Missouri')
  })

  test('[DS-006] the name of a street before a postcode is not a town', ({ assert }) => {
    assert.notEqual(placeOfAddress('23 rue des Marronniers 69002 — 04 78 11 22 33'), 'Marronniers')
    assert.equal(placeOfAddress('23 rue des Marronniers, 69002 Lyon'), 'Lyon')
  })
})
