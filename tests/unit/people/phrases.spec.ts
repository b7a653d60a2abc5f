import { test } from '@japa/runner'
import { anyOf, anywhere, wholeText, wholeWord } from '#domain/people/text/phrases'

test.group('phrases', () => {
  test('a line end and a bar between spaces separate phrases', ({ assert }) => {
    const phrases = anyOf`
      about us | contact
      (?:open|vacant) roles
    `
    assert.equal(phrases, '(?:about us|contact|(?:open|vacant) roles)')
    assert.equal(anyOf`one | two`, '(?:one|two)')
  })

  test('comments and empty lines do not count', ({ assert }) => {
    const phrases = anyOf`
      # English
      team

      # German: | not a phrase
      mannschaft
    `
    assert.equal(phrases, '(?:team|mannschaft)')
  })

  test('backslashes are those of the pattern', ({ assert }) => {
    assert.equal(anyOf`vacanc\w+ | \p{L}{2}\.$`, String.raw`(?:vacanc\w+|\p{L}{2}\.$)`)
  })

  test('brackets that stay open hold phrases of their own', ({ assert }) => {
    const phrases = anyOf`
      # English
      (?:our |the )?(?:
        # The lines of a list within brackets
        team | people
        board
      )(?: page)?
      jobs(?!
        \w | -
      )
      (?<count>
        \d+ | many
      ) roles
      news
    `
    assert.equal(
      phrases,
      String.raw`(?:(?:our |the )?(?:team|people|board)(?: page)?|jobs(?!\w|-)|(?<count>\d+|many) roles|news)`
    )
  })

  test('an escaped bracket at the end of a line opens nothing', ({ assert }) => {
    const phrases = anyOf`
      tel\(
      fax
    `
    assert.equal(phrases, String.raw`(?:tel\(|fax)`)
  })

  test('other patterns can be inserted', ({ assert }) => {
    const staff = anyOf`
      team | people
    `
    assert.equal(anyOf`our ${staff} | ${staff} page`, '(?:our (?:team|people)|(?:team|people) page)')
  })

  test('a space at the edge of a phrase is written in brackets', ({ assert }) => {
    assert.isTrue(wholeText()`led by[ ] | backed`.test('led by '))
    assert.isFalse(wholeText()` led by | backed`.test('led by '))
  })

  test('anywhere matches within words', ({ assert }) => {
    assert.isTrue(anywhere('i')`team | people`.test('A Steam engine'))
  })

  test('wholeText matches nothing around the phrases', ({ assert }) => {
    const pattern = wholeText('i')`team | our people`
    assert.isTrue(pattern.test('Our People'))
    assert.isFalse(pattern.test('our team'))
    assert.isFalse(pattern.test('team page'))
  })

  test('wholeWord matches between word boundaries', ({ assert }) => {
    const pattern = wholeWord()`team | people`
    assert.isTrue(pattern.test('our team page'))
    assert.isFalse(pattern.test('teams'))
    assert.isFalse(pattern.test('steam'))
    assert.equal(wholeWord('giu')`team`.flags, 'giu')
  })
})
