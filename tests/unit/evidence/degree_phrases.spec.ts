import { test } from '@japa/runner'
import { degreePhrases } from '#domain/evidence/extract/degrees/degree_phrases'
import { mentionsOf } from './support/reading.js'

const readOf = (text: string, language: string) =>
  degreePhrases(text, language).map(({ degree, field, school }) => [degree, field, school].join(' / '))

/** The studies and degrees on Nora Beck's own page. */
function studiesOf(body: string, lang = 'en'): string[] {
  const html = `<!doctype html><html lang="${lang}"><head><title>Nora Beck</title></head><body><header><a href="/">Nora Beck</a></header><main><h1>Nora Beck</h1>${body}</main></body></html>`
  const found = mentionsOf(html, 'https://norabeck.example/')
    .filter(({ name }) => name === 'Nora Beck')
    .flatMap(({ claims }) => claims)
    .flatMap((claim) => {
      if (claim.field === 'education') return [`${claim.value.degree} / ${claim.value.school}`]
      return claim.field === 'property' && claim.value.label === 'Degree' ? [claim.value.value] : []
    })
  return [...new Set(found)]
}

test.group('Degrees in sentences and lines', () => {
  const CASES: [language: string, text: string, expected: string[]][] = [
    [
      'en',
      'She holds an MBA from Elmwood Business School and a BSc in Botany from Calder University.',
      ['MBA /  / Elmwood Business School', 'BSc / Botany / Calder University'],
    ],
    ['en', 'B.S. in Botany, UCX, 2009', ['B.S. / Botany / UCX']],
    ['en', 'PhD (Physics), University of Elmwood', ['PhD / Physics / University of Elmwood']],
    [
      'en',
      'My graduate work was at Elmwood University (M.S., 1994 and Ph.D., 1997).',
      ['M.S. /  / Elmwood University', 'Ph.D. /  / Elmwood University'],
    ],
    [
      'en',
      'I received my Ph.D. from the School of Forestry at University of Elmwood in June 2024.',
      ['Ph.D. /  / University of Elmwood'],
    ],
    ['de', '1990 Promotion zum Dr. med.', ['Promotion zum Dr. med. /  / ']],
    [
      'de',
      'Studium der Zahnmedizin an der Universität Elmwald',
      ['Studium / Zahnmedizin / Universität Elmwald'],
    ],
    [
      'fr',
      "Titulaire d'un doctorat en biologie de l'Université de Valmont, elle travaille à Paris.",
      ['doctorat / biologie / Université de Valmont'],
    ],
    [
      'it',
      'Laurea in Medicina e Chirurgia conseguita presso la Facoltà di Medicina dell’Università di Elmo',
      ['Laurea / Medicina e Chirurgia / Facoltà di Medicina dell’Università di Elmo'],
    ],
    [
      'pt',
      'É advogada, graduada em Direito pela Universidade do Vale (2013).',
      ['graduada / Direito / Universidade do Vale'],
    ],
    [
      'es',
      'Licenciada en Derecho por la Universidad de Elmo y Máster en Abogacía por la UNEX.',
      ['Licenciada / Derecho / Universidad de Elmo', 'Máster / Abogacía / UNEX'],
    ],
    [
      'nl',
      'In 2012 promoveerde ik aan de Universiteit van Elmwoud op een onderzoek.',
      ['promotie /  / Universiteit van Elmwoud'],
    ],
  ]
  for (const [language, text, expected] of CASES)
    test(`${language}: ${text}`, ({ assert }) => {
      assert.deepEqual(readOf(text, language), expected)
    })

  test('no degree: states, products, degrees of schools and of students', ({ assert }) => {
    assert.isEmpty(readOf('Elmwood University, Boston, MA', 'en'))
    assert.isEmpty(readOf('MS Word, MS SQL Server', 'en'))
    assert.isEmpty(readOf('Diploma di maturità classica, Liceo di Elmo', 'it'))
    assert.isEmpty(readOf('I supervise PhD students and Master theses.', 'en'))
    assert.isEmpty(readOf('Health Promotion in Elmwood', 'en'))
  })
})

test.group('Degrees on pages of people', () => {
  test('holders and verbs of a doctorate', ({ assert }) => {
    assert.deepEqual(studiesOf('<p>Soy doctora en Botánica por la Universidad de Elmo.</p>', 'es'), [
      'doctora / Universidad de Elmo',
    ])
    assert.deepEqual(
      studiesOf('<p>Nach der Schule promovierte sie 2008 an der Universität Elmwald.</p>', 'de'),
      ['Promotion / Universität Elmwald']
    )
  })

  test('a degree without a school', ({ assert }) => {
    assert.deepEqual(studiesOf('<p>Nora Beck, PhD, is the founder of Vexo Labs.</p>'), ['PhD'])
    assert.deepEqual(studiesOf('<h3>Docteure en botanique</h3><p>Je travaille à Valmont.</p>', 'fr'), [
      'Docteure en botanique',
    ])
    assert.deepEqual(studiesOf('<h2>Lebenslauf</h2><ul><li>1990 Promotion zum Dr. med.</li></ul>', 'de'), [
      'Promotion zum Dr. med.',
    ])
  })

  test('no degree of somebody else, and none that is only the topic', ({ assert }) => {
    assert.isEmpty(studiesOf('<p>Ada Quill received her PhD in Botany from Elmwood University.</p>'))
    assert.isEmpty(studiesOf('<p>My PhD aims at better tools for botany.</p>'))
    assert.isEmpty(studiesOf('<p>I teach a Master in Botany at Elmwood University.</p>'))
  })

  test('a heading that is only a name is the school of the degree below it', ({ assert }) => {
    const body =
      '<h2>Education</h2><h4>Calder State</h4><h5>Master of Science in Botany</h5><h4>Elmwood Tech</h4><h5>Bachelor of Technology</h5>'
    assert.includeMembers(studiesOf(body), [
      'Master of Science in Botany / Calder State',
      'Bachelor of Technology / Elmwood Tech',
    ])
  })

  test('table headers are no schools', ({ assert }) => {
    const body =
      '<h2>Education</h2><table><tr><th>Degree</th><th>Institution</th></tr><tr><td>PhD</td><td>University of Elmwood</td></tr><tr><td>MSc</td><td>Calder University</td></tr></table>'
    assert.deepEqual(studiesOf(body), ['PhD / University of Elmwood', 'MSc / Calder University'])
  })

  test('sections of people on the page of a team', ({ assert }) => {
    const person = (name: string, degree: string) =>
      `<h2>${name}</h2><h4>Research</h4><ul><li>Postdoc, Calder Institute</li></ul><h4>Education</h4><ul><li>${degree}</li></ul>`
    const html = `<!doctype html><html lang="en"><head><title>Team | Quill Group</title></head><body><header><a href="/">Quill Group</a></header><main><h1>Team</h1>${person('Ada Quill', 'PhD in Chemistry, Elmwood University')}${person('Nora Beck', 'Master of Science in Biology, Calder University')}</main></body></html>`
    const studies = mentionsOf(html, 'https://quillgroup.example/team').flatMap(({ name, claims }) =>
      claims.flatMap((claim) =>
        claim.field === 'education' ? [`${name}: ${claim.value.degree} / ${claim.value.school}`] : []
      )
    )
    assert.deepEqual(studies, [
      'Ada Quill: PhD in Chemistry / Elmwood University',
      'Nora Beck: Master of Science in Biology / Calder University',
    ])
  })
})
