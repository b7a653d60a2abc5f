import { test } from '@japa/runner'
import { admitted, pageRead, says, withoutClaims } from '#tests/support/reader/reading'

test.group('reader: values as models write them', () => {
  test('a quote may keep the label before the title of the page', ({ assert }) => {
    const page = pageRead('<h1>Jane Doe</h1><p>I make songs.</p>', { title: 'Jane Doe, luthier in Rostock' })
    const proposals = [says('Jane Doe', 'title', 'luthier', 'Title: Jane Doe, luthier in Rostock')]
    assert.deepEqual(admitted(withoutClaims(page), proposals), ['Jane Doe: title luthier'])
  })

  test('places on several lines, with the number of a province, and unknown towns with a postcode', ({
    assert,
  }) => {
    const page = pageRead(
      '<h1>Jane Doe</h1><p>Falkenstraße 21<br>82377 Quellwald<br>Deutschland</p><p>Milverac (24), in my workshop</p>',
      { title: 'Jane Doe' }
    )
    const lines = says('Jane Doe', 'location', 'Quellwald Deutschland', '82377 Quellwald Deutschland')
    const province = says('Jane Doe', 'location', 'Milverac (24)', 'Milverac (24), in my workshop')
    assert.deepEqual(admitted(withoutClaims(page), [lines, province]), [
      'Jane Doe: location Quellwald, Deutschland',
      'Jane Doe: location Milverac',
    ])
  })

  test('on an own page, an occupation that no vocabulary knows; elsewhere only beside the name', ({
    assert,
  }) => {
    const quote = 'I am a nyckelharpist and clay whisperer'
    const text = `<h1>Jane Doe</h1><p>${quote} with many projects.</p>`
    const proposals = [says('Jane Doe', 'title', 'clay whisperer', quote)]
    const own = pageRead(text, { title: 'Jane Doe' })
    assert.isTrue(own.mentions.some(({ own, name }) => own && name === 'Jane Doe'))
    assert.deepEqual(admitted(withoutClaims(own), proposals), ['Jane Doe: title clay whisperer'])
    const others = { ...own, mentions: own.mentions.map((mention) => ({ ...mention, own: false })) }
    assert.deepEqual(admitted(withoutClaims(others), proposals), [])
  })
})
