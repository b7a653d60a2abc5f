import { test } from '@japa/runner'
import { isPerson, isTitle } from '#domain/evidence/extract/recognisers'
import { linesOf } from './support/reading.js'

const read = (language: string, title: string, body: string) =>
  linesOf(
    `<html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`,
    'https://verrano.example/o-nas.html'
  )

test.group('Polish, Swedish and Turkish pages', () => {
  test('occupations are titles', ({ assert }) => {
    for (const text of [
      'Fizjoterapeuta',
      'opiekun medyczny',
      'kierownik rejestracji',
      'legitimerad psykolog',
      'Tandläkare',
    ])
      assert.isTrue(isTitle(text), text)
    for (const text of ['Technik', 'Grafik', 'Zespół', 'Tjänster', 'Hizmetler'])
      assert.isFalse(isTitle(text), text)
  })

  test('titles in lower case may stand before a name', ({ assert }) => {
    assert.isTrue(isPerson('mgr Rafał Borecki'))
    assert.isTrue(isPerson('lek. Alina Borecka'))
    assert.isFalse(isPerson('nasz Rafał Borecki'))
    assert.isFalse(isPerson('mgr'))
  })

  test('institutions, posts and sections are no people', ({ assert }) => {
    for (const text of [
      'Verran Mühendislik Fakültesi',
      'Çalışma Konuları',
      'İletişim Bilgileri',
      'NZOZ Verrano',
    ])
      assert.isFalse(isPerson(text), text)
    const lines = read(
      'tr',
      'Selin Quell',
      `<h1>Prof. Dr. Selin Quell</h1><h3>Adres</h3><p>Verran Mühendislik Fakültesi</p><h3>İletişim Bilgileri</h3>
       <p><b>E-Posta:</b><br>squell@verran.example<br>quellselin@mail.example</p>`
    )
    for (const mail of ['squell@verran.example', 'quellselin@mail.example'])
      assert.include(lines, `person Selin Quell: email ${mail}`)
  })

  test('lists of staff', ({ assert }) => {
    const lines = read(
      'pl',
      'Zespół | Verrano',
      `<h1>Zespół</h1><ul><li>lek. Alina Borecka - dyrektor medyczny</li><li>Ewa Lipska - księgowa</li></ul>`
    )
    assert.include(lines, 'person Alina Borecka: title dyrektor medyczny')
    assert.include(lines, 'person Ewa Lipska: title księgowa')
  })

  test('introductions and sections', ({ assert }) => {
    const lines = read(
      'sv',
      'Psykolog Maja Quell',
      `<h2>Maja Quell</h2><p>Jag är legitimerad psykolog med flerårig erfarenhet av samtal.</p>
       <h3>Utbildning</h3><ul><li>Psykologexamen, Stockholms universitet</li></ul>`
    )
    assert.include(lines, 'person Maja Quell: title legitimerad psykolog')
    assert.isTrue(lines.some((line) => /^person Maja Quell: education .*Stockholms universitet/.test(line)))
  })

  test('labels of contacts and tax numbers', ({ assert }) => {
    const lines = read(
      'pl',
      'Verrano sp. z o.o.',
      `<h1>Verrano sp. z o.o.</h1><p>Numer telefonu: +48 22 741 82 20</p><p>NIP 5252248481</p>
       <footer>© 2026 Verrano sp. z o.o.</footer>`
    )
    assert.isTrue(lines.some((line) => line.includes('5252248481') && line.startsWith('company Verrano')))
    assert.isTrue(lines.some((line) => line.includes('phone +48227418220')))
  })
})
