import { test } from '@japa/runner'
import { linesOf } from './support/reading.js'

const read = (lines: string, title = 'Members | Verrano', path = 'https://verrano.example/membres.html') =>
  linesOf(
    `<html lang="fr"><head><title>${title}</title></head><body><h1>Verrano</h1>${lines}</body></html>`,
    path
  )
const MEMBERS = [
  ['En Belgique', 'Laura Quell', 'Université de Tornhout', 'laura.quell@tornhout.example'],
  ['Au Brésil', 'Farid Mansour', "Act'Lyra", 'farid@mail.example'],
  ['En Italie', 'Nora Vitale', 'Université de Castorra', 'nora.vitale@castorra.example'],
]

test.group('Facts of lists of people', () => {
  const list = MEMBERS.map(
    ([country, name, employer, mail]) =>
      `<h3>${country}</h3><p><b>${name}</b> | ${employer} (<a href="mailto:${mail}">${mail}</a>)</p>`
  ).join('')

  test('names of organisations after the names are employers', ({ assert }) => {
    const lines = read(list)
    for (const [, name, employer] of MEMBERS) {
      assert.include(lines, `person ${name}: company ${employer}`)
      assert.notInclude(lines, `person ${name}: company Verrano`)
    }
  })

  test('headings of countries are places', ({ assert }) => {
    const lines = read(list)
    assert.include(lines, 'person Laura Quell: location Belgique')
    assert.include(lines, 'person Farid Mansour: location Brésil')
  })

  test('other words after the names are no employers, and one country no places', ({ assert }) => {
    const lines = read(
      MEMBERS.map(
        ([, name, , mail], i) =>
          `<h3>En Belgique</h3><p><b>${name}</b> | Projet Lichen ${i} (<a href="mailto:${mail}">${mail}</a>)</p>`
      ).join('')
    )
    assert.isUndefined(lines.find((line) => line.includes('company Projet')))
    assert.isUndefined(lines.find((line) => line.includes('location')))
  })

  test('a town on its own line belongs to the person above', ({ assert }) => {
    const lines = read(
      `<p><b>Adriana Quell</b> <span>Investigador Principal</span></p><p>Rio de Janeiro (RJ)</p>
       <p><a href="mailto:quella@tornhout.example">Email</a></p>
       <p>É pesquisadora da Universidade Federal de Tornhout.</p>`,
      'Adriana Quell | Verrano'
    )
    assert.isUndefined(lines.find((line) => line.startsWith('person Rio de Janeiro')))
    assert.include(lines, 'person Adriana Quell: email quella@tornhout.example')
  })
})
