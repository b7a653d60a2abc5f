import { test } from '@japa/runner'
import { linesOf } from './support/reading.js'

const page = (title: string, main: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><main>${main}</main><footer>© 2026 Elmwood Lab</footer></body></html>`
const STAFF = [
  ['Lab manager', 'Ada Quill', 'Runs the greenhouse'],
  ['Post-doc', 'Ben Ray', 'Mosses of the north'],
  ['Post-doc', 'Laura Hart', 'Lichens and light'],
]
const team = STAFF.map(([post, name, topic]) => `<p>${post}</p><h4>${name}</h4><p>${topic}</p>`).join('')

test.group('Lists of people', () => {
  test('titles above the names', ({ assert }) => {
    const lines = linesOf(
      page('People – Elmwood Lab', `<h1>People</h1>${team}`),
      'https://elmwood.example/people'
    )
    for (const [post, name] of STAFF) assert.include(lines, `person ${name}: title ${post}`)
    assert.isUndefined(lines.find((line) => line.startsWith('person Ada Quill: title Post-doc')))
  })

  test('titles below the names stay below', ({ assert }) => {
    const below = STAFF.map(([post, name]) => `<h4>${name}</h4><p>${post}</p>`).join('')
    const lines = linesOf(
      page('People – Elmwood Lab', `<h1>People</h1>${below}`),
      'https://elmwood.example/people'
    )
    for (const [post, name] of STAFF) assert.include(lines, `person ${name}: title ${post}`)
  })

  test('speakers without posts or profiles, who do not work for the conference', ({ assert }) => {
    const speakers = STAFF.map(([, name]) => `<h3>Dr. ${name}</h3><p>Moss in the city</p>`).join('')
    const lines = linesOf(
      page('Elmwood Symposium', `<h2>Keynotes</h2>${speakers}`),
      'https://symp.example/keynotes'
    )
    for (const [, name] of STAFF) assert.include(lines, `person ${name}: name ${name}`)
    assert.isUndefined(lines.find((line) => /^person .*: company /.test(line)))
  })

  test('two names in headings are no list', ({ assert }) => {
    const pair = '<h3>Ada Quill</h3><p>See the garden.</p><h3>Ben Ray</h3><p>See the pond.</p>'
    const lines = linesOf(page('Notes', `<h1>Notes</h1>${pair}`), 'https://notes.example/walks')
    assert.isUndefined(lines.find((line) => line.startsWith('person Ben Ray')))
  })
})
