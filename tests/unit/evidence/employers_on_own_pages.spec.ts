import { test } from '@japa/runner'
import { linesOf } from './support/reading.js'

const URL = 'https://norabeck.example/'

/** The current posts, employers and places that a page of Nora Beck states about her. */
function postsOf(body: string, lang = 'en'): string[] {
  const html = `<html lang="${lang}"><head><title>Nora Beck</title><link rel="canonical" href="${URL}"></head><body><main><h1>Nora Beck</h1>${body}</main></body></html>`
  return linesOf(html, URL)
    .filter((line) => /^person Nora Beck: (?:title|company|location|employment) /.test(line))
    .map((line) => line.replace('person Nora Beck: ', ''))
}

test.group('Employers on pages of people', () => {
  test('an institution is named after several fields', ({ assert }) => {
    const posts = postsOf(
      '<p>I am a lecturer at the State Institute of Forestry, Water and Soil of Elmwood - Campus North.</p>'
    )
    assert.include(posts, 'company State Institute of Forestry, Water and Soil of Elmwood')
  })

  test('fields after an institution do not take in the next institution', ({ assert }) => {
    const posts = postsOf('<p>I am a lecturer at the Institute of Forestry, University of Elmwood.</p>')
    assert.include(posts, 'company University of Elmwood')
  })

  test('an institution directly after a post', ({ assert }) => {
    const posts = postsOf('<p>Soy Docente Escuela de Arquitectura Elmwood.</p>', 'es')
    assert.include(posts, 'title Docente')
  })

  test('a relative in a first-person text is somebody else', ({ assert }) => {
    const posts = postsOf(
      '<p>I am married to Ines Beck-Moor. She is a botanist who currently works as a Professor at Globex University.</p>'
    )
    assert.deepEqual(posts, [])
  })

  test('what one works on comes before the employer', ({ assert }) => {
    const posts = postsOf('<p>I’m working on faster and safer search at Globex, a search engine.</p>')
    assert.include(posts, 'company Globex')
  })

  test('a cluster with its acronym belongs to the university after it', ({ assert }) => {
    const posts = postsOf(
      '<p>Currently, I am working at the Earth Research Cluster (ERC) of the University of Elmwood, where I fly drones.</p>'
    )
    assert.include(posts, 'company University of Elmwood')
  })

  test('a doctorate in French names the university', ({ assert }) => {
    const posts = postsOf(
      '<p>Je suis actuellement en thèse à l’Université de Rochemaure sous la direction de Paul Lenoir.</p>',
      'fr'
    )
    assert.include(posts, 'company Université de Rochemaure')
  })

  test('a post below a closed period is not current', ({ assert }) => {
    const posts = postsOf(
      '<p>Seit April 2014</p><p>Professorin für Botanik am Institut für Biologie der Universität Ulmenau</p><p>WS 2017/18</p><p>Fellow am Internationalen Kolleg Moose, Universität Ulmenau</p>',
      'de'
    )
    assert.isFalse(posts.some((post) => post.startsWith('title Fellow')))
    assert.isTrue(posts.some((post) => post.startsWith('title Professorin')))
  })

  test('a past verb after the post makes it former', ({ assert }) => {
    const posts = postsOf(
      '<p>Olá.</p><p>Bem-vinda.</p><p>Gosto de música.</p><p>Leio muito.</p><p>Como repórter da TV Globex, foi pioneira na região.</p>',
      'pt'
    )
    assert.notInclude(posts, 'title repórter')
    assert.notInclude(posts, 'company TV Globex')
  })

  test('a part in one project is no post', ({ assert }) =>
    assert.deepEqual(postsOf('<p>In this project, I am the team leader and mainly write tests.</p>'), []))

  test('a German noun after `lebt im` is no place', ({ assert }) =>
    assert.deepEqual(postsOf('<p>Nora Beck lebt im Spannungsfeld der Vielfalt.</p>', 'de'), []))

  test('a name with a possessive is about things, not a post', ({ assert }) =>
    assert.deepEqual(postsOf("<h2>Nora Beck's Planners</h2>"), []))
})
