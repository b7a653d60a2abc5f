import { test } from '@japa/runner'
import { degreePhrases } from '#domain/evidence/extract/degrees/degree_phrases'
import { linesOf } from './support/reading.js'

const read = (text: string, language: string) =>
  degreePhrases(text, language).map(({ named, school }) => `${named} / ${school}`)

test.group('evidence: more forms of degrees and foundings', () => {
  test('[DS-006] a year may stand between a degree and its field', ({ assert }) => {
    assert.deepEqual(
      read('Obteve o título de doutor (2004) em Geotecnia pela Universidade de Velmora.', 'pt'),
      ['doutor (2004) em Geotecnia / Universidade de Velmora']
    )
  })

  test('[DS-006] postgraduate degrees and doctorates with their faculty', ({ assert }) => {
    assert.deepEqual(read('Pós-graduado em Direito Médico pela Escola de Direito de Velmora', 'pt'), [
      'Pós-graduado em Direito Médico / Escola de Direito de Velmora',
    ])
    assert.deepEqual(read('She has a Dr. sc. nat. in Informatics from the University of Velmora', 'en'), [
      'Dr. sc. nat. in Informatics / University of Velmora',
    ])
    assert.deepEqual(read('Dr. med. Jane Doe, Universität Velmora', 'de'), [])
    assert.deepEqual(read('We march in March at Elmwood University', 'en'), [])
  })

  test('[DS-006] long runs take no time', ({ assert }) => {
    const long = `doutor (${'2'.repeat(100_000)}`
    assert.deepEqual(read(long, 'pt'), [])
    const html = `<html><title>${'I'.repeat(100_000)}</title><p>${'I '.repeat(50_000)}</p></html>`
    assert.isArray(linesOf(html))
  })

  test('[DS-006] a centre that was opened in a year was founded then', ({ assert }) => {
    const html = `<html lang="pt"><title>Centro Elmwood Ltda</title><h1>Centro Elmwood Ltda</h1>
      <p>Inaugurado em 21 de setembro de 2007, o Centro Elmwood estuda rios.</p><footer>© Centro Elmwood Ltda</footer></html>`
    assert.include(linesOf(html, 'https://centroelmwood.example/').join('\n'), 'founded_year 2007')
  })
})
