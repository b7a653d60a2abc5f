import { test } from '@japa/runner'
import { mentionsOf } from './support/reading.js'

/** The jobs and schools on a page of Nora Beck. Current jobs end with `now`. */
function careerOf(body: string, lang = 'en'): string[] {
  const html = `<html lang="${lang}"><head><title>Nora Beck</title><meta property="og:site_name" content="Nora Beck"></head><body><main><h1>Nora Beck</h1>${body}</main></body></html>`
  return mentionsOf(html, 'https://norabeck.example/cv')
    .filter(({ entity }) => entity === 'person')
    .flatMap(({ claims }) =>
      claims.flatMap(({ field, value }) => {
        if (field === 'employment') return [`${value.title} / ${value.company}${value.current ? ' now' : ''}`]
        return field === 'education' ? [`school ${value.school}`] : []
      })
    )
}

test.group('Careers on pages of people', () => {
  test('periods as labels of a definition list with posts and studies', ({ assert }) => {
    const body = `<h2>Short CV</h2><dl>
      <dt>Mar 2010 – Dec 2013</dt><dd>B.Sc. in Botany at Universidade do Vale</dd>
      <dt>Oct 2018 – May 2019</dt><dd>Post-Doc at OLMO - Elmwood College</dd>
      <dt>Dec 2019 – Current</dt><dd>Professor at the Department of Forest Studies, Universidade do Vale (Norte campus)</dd></dl>`
    const career = careerOf(body)
    assert.include(career, 'Professor / Universidade do Vale now')
    assert.deepEqual(
      career.filter((line) => line.startsWith('school')),
      ['school Universidade do Vale']
    )
  })

  test('a line since a year, then post and employer', ({ assert }) => {
    const body = `<h2>Academic positions</h2><dl>
      <dt>Since 2024</dt><dd>Full Professor</dd><dd>OLMO Centre, Universidad de Robledo, Chile</dd>
      <dt>2012–2024</dt><dd>Associate Professor</dd><dd>Universidad de Robledo, Chile</dd>
      <dt>2002</dt><dd>Professor, EPES programme</dd></dl>`
    const career = careerOf(body)
    assert.include(career, 'Full Professor / OLMO Centre now')
    assert.include(career, 'Associate Professor / Universidad de Robledo')
    assert.lengthOf(
      career.filter((line) => line.endsWith('now')),
      1
    )
  })

  test('headings that begin with a period', ({ assert }) => {
    const body = `<h2>Vita</h2><p>Prof. Dr. Nora Beck</p><p>- Stationen -</p>
      <h4>2016 - heute | Professorin für Forstinformatik</h4><p>Technische Hochschule Elmwald (TH Elmwald) · Fakultät für Umwelt</p><p>Forschungsgebiete: Data Analytics, Marktforschung</p>
      <h4>2014 - 2016 | Professorin für Botanik</h4><p>Hochschule Birkental · Fakultät für Umwelt</p>`
    const career = careerOf(body, 'de')
    assert.include(career, 'Professorin für Forstinformatik / Technische Hochschule Elmwald (TH Elmwald) now')
    assert.include(career, 'Professorin für Botanik / Hochschule Birkental')
  })

  test('headings with post, employer and period', ({ assert }) => {
    const body = `<h3>Experiências</h3>
      <h4>Cientista de Dados Sênior - Olmo Inc (2025 - atual)</h4><ul><li>Desenvolve soluções.</li></ul>
      <h4>Analista de Modelagem - Birke (2024–2025)</h4><ul><li>Atua como referência técnica.</li></ul>`
    assert.deepEqual(careerOf(body, 'pt'), [
      'Cientista de Dados Sênior / Olmo Inc now',
      'Analista de Modelagem / Birke',
    ])
  })

  test('an undated post above its period is current; in a table it is not', ({ assert }) => {
    const list =
      '<h2>Experience</h2><p>Staff Data Scientist, olmo44</p><p>2021–Present</p><ul><li>Build products</li></ul>'
    assert.include(careerOf(list), 'Staff Data Scientist / olmo44 now')
    const table =
      '<h2>Berufliche Stationen</h2><table><tr><td>Arbeitgeber</td><td>Olmo Verlag</td></tr><tr><td>Zeit</td><td>2018/01 - 2019/03</td></tr><tr><td>Position</td><td>Leiter der IT, Olmo Verlag</td></tr></table>'
    assert.isEmpty(careerOf(table, 'de').filter((line) => line.endsWith('now')))
  })

  test('an employer ends before a conjunction', ({ assert }) => {
    const body =
      '<h2>Curriculum Vitae</h2><h3>September 2022 - Now</h3><ul><li>Maître de conférences at Université du Val and member of the Signal team, Lyon</li></ul>'
    assert.include(careerOf(body), 'Maître de conférences / Université du Val now')
  })
})
