import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseRobots } from '#domain/evidence/robots'

const allows = (text: string, path: string, token = 'kithbot') => parseRobots(text, token).allows(path)

test.group('robots.txt', () => {
  test('chooses the groups of the crawler, or else those of all crawlers', ({ assert }) => {
    const text =
      'User-agent: a\nUser-agent: KithBot/2.0\nDisallow: /x\n\nUser-agent: *\nDisallow: /\n\nuser-agent:kithbot\ndisallow:/y # note\n'
    assert.deepEqual(
      ['/x', '/y', '/z', '/robots.txt'].map((path) => allows(text, path)),
      [false, false, true, true]
    )
    assert.isFalse(allows(text, '/z', 'other'))
    assert.isTrue(allows('', '/z'))
    assert.isTrue(allows('<html>not found</html>', '/z'))
    assert.isTrue(allows('Disallow: /\n', '/z'), 'a rule before any group does not apply')
    assert.isTrue(allows('User-agent: *\nDisallow:\n', '/z'))
    assert.isTrue(allows('User-agent: kithbotany\nDisallow: /\n', '/z'))
  })

  test('applies the longest rule, and prefers the allowing rule among equals', ({ assert }) => {
    const table: [string, string, boolean][] = [
      ['Allow: /p\nDisallow: /', '/page', true],
      ['Allow: /folder\nDisallow: /folder', '/folder/page', true],
      ['Allow: /page\nDisallow: /*.htm', '/page.htm', false],
      ['Allow: /$\nDisallow: /', '/', true],
      ['Allow: /$\nDisallow: /', '/page', false],
      ['Disallow: /*.gif$', '/a/b.gif', false],
      ['Disallow: /*.gif$', '/a/b.gif?x', true],
      ['Disallow: /*?', '/a?b', false],
      ['Disallow: /a*b*c', '/aXXbYYcZZ', false],
      ['Disallow: /a*b*c', '/aXXcYYb', true],
      ['Disallow: /a*bb$', '/abbb', false],
      ['Disallow: /ab*b$', '/ab', true],
      ['Disallow: /foo/bar/%E3%83%84', '/foo/bar/%e3%83%84', false],
      ['Disallow: /foo/ツ', '/foo/%E3%83%84', false],
      ['Disallow: /%62%61%7A', '/baz', false],
      ['Disallow: /x', '/X', true],
    ]
    for (const [rules, path, expected] of table)
      assert.equal(allows(`User-agent: *\n${rules}`, path), expected, `${rules} ${path}`)
  })

  test('reads the crawl delay', ({ assert }) => {
    assert.equal(parseRobots('User-agent: *\nCrawl-delay: 1.5\n', 'kithbot').crawlDelay, 1.5)
    assert.isNull(parseRobots('User-agent: *\nCrawl-delay: soon\n', 'kithbot').crawlDelay)
  })

  test('patterns agree with equivalent regular expressions', ({ assert }) => {
    const characters = fc.constantFrom('a', 'b', '/', '*')
    const pattern = fc
      .tuple(fc.array(characters, { maxLength: 8 }), fc.constantFrom('', '$'))
      .map(([body, end]) => `/${body.join('')}${end}`)
    const path = fc
      .array(fc.constantFrom('a', 'b', '/'), { maxLength: 10 })
      .map((body) => `/${body.join('')}`)
    fc.assert(
      fc.property(pattern, path, (rule, at) => {
        const expected = new RegExp(`^${rule.replaceAll('*', '.*')}`).test(at)
        assert.equal(!allows(`User-agent: *\nDisallow: ${rule}`, at), expected, `${rule} ${at}`)
      }),
      { numRuns: 2000 }
    )
  })

  test('parses a hostile file quickly', ({ assert }) => {
    const began = performance.now()
    const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(1500)}$\n`.repeat(170)}`
    for (let i = 0; i < 10; i++) allows(text, `/${'a'.repeat(4000)}b`)
    assert.isBelow(performance.now() - began, 3000)
  })
})
