import { test } from '@japa/runner'
import { agrees } from '#domain/guesses/agreement'
import { placesIn } from '#domain/guesses/place_spans'
import { spansOf } from '#domain/guesses/spans'

const textsOf = (text: string): string[] => spansOf(text).map((span) => span.text)

test.group('guesses: pieces of a text', () => {
  test('cuts lines at marks, and parts at function words', ({ assert }) => {
    const texts = textsOf('I am a tidal engineer at the Institute of Quiet Water, based in Lyon.')
    assert.includeMembers(texts, ['tidal engineer', 'Institute of Quiet Water', 'Quiet Water', 'Lyon'])
    assert.notInclude(texts, 'a tidal engineer at')
  })

  test('separates a post in lower case from the name after it', ({ assert }) => {
    assert.includeMembers(textsOf('cellist Orchard Quartet'), ['cellist', 'Orchard Quartet'])
  })

  test('cuts Japanese at particles', ({ assert }) => {
    assert.includeMembers(textsOf('潮流工学の研究'), ['潮流工学', '研究'])
  })

  test('every piece is verbatim at its position', ({ assert }) => {
    const text = 'Ada Quill – Head of Pumps (Tidewell Systems) | Lyon; 東京の海洋研究所'
    for (const { text: piece, start, end } of spansOf(text)) assert.equal(text.slice(start, end), piece)
  })

  test('finds towns of addresses and known places in sentences', ({ assert }) => {
    assert.include(
      placesIn('Rue du Port 7, 69001 Lyon').map(({ text }) => text),
      'Lyon'
    )
    assert.include(
      placesIn('She moved from Utrecht to the coast').map(({ text }) => text),
      'Utrecht'
    )
  })

  test('values agree if one has all words of the other, except posts', ({ assert }) => {
    assert.isTrue(agrees('company', 'University of Bern', 'Institute for Tides, University of Bern'))
    assert.isFalse(agrees('company', 'University of Bern', 'University of Basel'))
    assert.isFalse(agrees('title', 'Professor', 'Assistant Professor'))
  })
})
