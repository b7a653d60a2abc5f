import { test } from '@japa/runner'
import { isOfLinks } from '#domain/questions/read/link_texts'
import { answers, ask, type Where } from './ask.js'

const FIELD = {
  key: 'custom.field',
  description: 'Research field or professional specialty',
  entity: 'person',
} as const
const EDUCATION = {
  key: 'custom.education',
  description: 'Highest degree and the school that awarded it',
  entity: 'person',
} as const
const CEO = { key: 'custom.ceo', description: 'Name of the CEO or managing director' } as const

test.group('custom columns: text that only looks like an answer', () => {
  test('[DS-025] a site’s menu beside the name is no specialty', ({ assert }) => {
    const home: Where = { url: 'https://norabeck.example/', title: 'Nora Beck' }
    const line = 'Marine Botany / Reef Ecology'
    assert.deepEqual(answers(FIELD, `<p>${line}</p>`, home), ['Marine Botany, Reef Ecology'])
    const menu = '<a href="/a">Marine Botany</a> / <a href="/b">Reef Ecology</a>'
    assert.deepEqual(answers(FIELD, `<p>${menu}</p>`, home), [])
  })

  test('a text consists of links if few of its letters are outside of them', ({ assert }) => {
    const { page } = ask(FIELD, '<p><a href="/a">Research</a> <a href="/b">Teaching</a></p>')
    assert.isTrue(isOfLinks('Research, Teaching', page))
    assert.isFalse(isOfLinks('Research in marine botany', page))
    assert.isFalse(isOfLinks('', page))
  })

  test('[DS-025] a field that a sentence does not name is no specialty', ({ assert }) => {
    const text = '<p>Such posts should go to an expert in the field, not to friends.</p>'
    assert.deepEqual(answers(FIELD, text), [])
  })

  test('[DS-025] sentences that name a specialty in further words', ({ assert }) => {
    const cases: [string, string, string][] = [
      ['en', 'She is a lecturer with a strong interest in reef ecology.', 'reef ecology'],
      ['de', 'Ich interessiere mich für Meeresbotanik.', 'Meeresbotanik'],
      ['fr', 'Je suis chercheuse, passionnée par la botanique marine.', 'botanique marine'],
      ['fr', "Passionnée par la botanique marine, j'ai fondé un laboratoire.", 'botanique marine'],
      ['es', 'Soy bióloga y me especializo en botánica marina.', 'botánica marina'],
      ['pt', 'Sou bióloga com foco em botânica marinha.', 'botânica marinha'],
      ['it', 'Sono una biologa e mi interesso di botanica marina.', 'botanica marina'],
      ['nl', 'Ik ben bioloog met een focus op mariene botanie.', 'mariene botanie'],
    ]
    for (const [lang, text, field] of cases)
      assert.include(answers(FIELD, `<p>${text}</p>`, { lang }), field, text)
  })

  test('[DS-025] degrees of courses that a person teaches are not the person’s', ({ assert }) => {
    const body = '<h2>Education</h2><ul><li>PhD in Botany, University of Elmwald, 2012</li></ul>'
    assert.lengthOf(answers(EDUCATION, body, { url: 'https://norabeck.example/cv.html' }), 1)
    for (const path of ['teaching/', 'docencia.html', 'lehre', 'enseignement.php'])
      assert.deepEqual(answers(EDUCATION, body, { url: `https://norabeck.example/${path}` }), [], path)
  })

  test('[DS-025] the chief of another company is not the chief', ({ assert }) => {
    assert.deepEqual(answers(CEO, '<p>Mara Lindqvist is the CEO of Vexo Labs.</p>'), ['Mara Lindqvist'])
    assert.deepEqual(answers(CEO, '<p>Mara Lindqvist is the CEO of Acme Media, a publisher.</p>'), [])
    assert.deepEqual(answers(CEO, '<p>Mara Lindqvist is the CEO.</p>'), ['Mara Lindqvist'])
  })

  test('[DS-025] links to other languages of a site are no spoken languages', ({ assert }) => {
    const asked = {
      key: 'custom.languages',
      description: 'Languages that the person speaks',
      entity: 'person',
    } as const
    const home: Where = { url: 'https://norabeck.example/' }
    assert.deepEqual(answers(asked, '<h2>Languages</h2><p>English, Dutch</p>', home), ['English, Dutch'])
    assert.deepEqual(answers(asked, '<h2>Languages</h2><p><a href="/en">English</a></p>', home), [])
  })
})
