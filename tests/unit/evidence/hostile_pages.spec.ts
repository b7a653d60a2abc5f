import { test } from '@japa/runner'
import { readPage } from '#domain/evidence/read_page'
import { parseRobots } from '#domain/evidence/robots'
import { pageWords } from '#adapters/evidence/archive/page_words'
import { decodeText } from '#adapters/evidence/content/decode_text'
import { refreshTarget } from '#domain/evidence/parse/refresh'
import { assertLinear, HOSTILE_SHAPES, shapesFor, superlinear } from '../../support/hostile_strings.js'
import { repeats } from '../../support/long_form.js'
import { cpuMsOf } from '../../support/machine_speed.js'
import { PAGE_PLACES } from './support/page_places.js'

/** Each place gets the slowest shapes and every n-th of the others. Places differ in which ones. */
const EVERY = repeats('PAGE_SHAPES_EVERY', { short: 36, long: 12 })
/** For eight times the length, n log n takes 10 times as long and n² takes 64 times. */
const SIZES: [number, number] = [1_500, 12_000]

test.group('Hostile pages', () => {
  test('covers at least 60 places', ({ assert }) => {
    assert.isAtLeast(new Set(PAGE_PLACES.map(({ place }) => place)).size, 60)
    assert.isAtLeast(shapesFor('', Infinity).length, 9)
  })

  for (const { place, page } of PAGE_PLACES)
    test(`reads hostile text in at most n log n time: ${place}`, ({ assert }) => {
      const read = () =>
        superlinear((text) => readPage(page(text)), {
          sizes: SIZES,
          limitMs: 1000,
          shapes: shapesFor(place, EVERY),
        })
      // A repetition excludes failures caused by a busy machine.
      const failures = read()
      assert.deepEqual(failures.length > 0 ? read() : [], [])
    })

  test('reads hundreds of thousands of characters in at most n log n time', ({ assert }) => {
    const shapes = HOSTILE_SHAPES.filter(({ name }) => /^"(?:\.|a|<p>a)" repeated$/.test(name))
    for (const wanted of ['paragraph', 'markup of a body', 'JSON-LD description', 'class', 'title'])
      assertLinear(
        assert,
        wanted,
        (text) => readPage(PAGE_PLACES.find(({ place }) => place === wanted)!.page(text)),
        { sizes: [64_000, 256_000], limitMs: 3000, shapes }
      )
  })

  test('accepts names that look like regular expressions', ({ assert }) => {
    for (const name of ['C++ Inc', '((((', '[a-', 'a{2,1}', '\\'])
      assert.doesNotThrow(() =>
        readPage(PAGE_PLACES.find(({ place }) => place === 'og:site_name')!.page(name))
      )
  })

  test('reads robots.txt files, lines and paths in linear time', ({ assert }) => {
    const group = 'User-agent: *\n'
    const path = `/${'a'.repeat(1500)}`
    assertLinear(assert, 'file', (text) => parseRobots(text, 'kithbot').allows('/a'))
    assertLinear(assert, 'rule', (text) => parseRobots(`${group}Disallow: ${text}`, 'kithbot').allows(path))
    assertLinear(assert, 'path', (text) =>
      parseRobots(`${group}Disallow: /*a*b*c$\nDisallow: /*%61`, 'kithbot').allows(`/${text}`)
    )
    assertLinear(
      assert,
      'rules',
      (text) =>
        parseRobots(`${group}${'Disallow: /*a*a*b\n'.repeat(text.length / 20)}`, 'kithbot').allows(path),
      { sizes: [100_000, 400_000], shapes: HOSTILE_SHAPES.slice(0, 1) }
    )
  })

  test('reads words, charset and refresh of a page in linear time', ({ assert }) => {
    assertLinear(assert, 'words', (text) => pageWords('https://a.example/', 'text/html', `<p>${text}`))
    assertLinear(assert, 'address', (text) => pageWords(`https://a.example/${text}`, 'text/html', 'a'))
    assertLinear(assert, 'charset', (text) =>
      decodeText(Buffer.from(`<meta charset=${text}`), `text/html; charset=${text}`)
    )
    assertLinear(assert, 'meta', (text) => decodeText(Buffer.from(`<meta ${text}`), null))
    assertLinear(assert, 'refresh', (text) =>
      refreshTarget({ html: `<meta http-equiv=refresh content="${text}`, url: 'https://a.example/' })
    )
    assertLinear(assert, 'head', (text) => refreshTarget({ html: text, url: 'https://a.example/' }))
  })
})

test.group('Hostile robots.txt', () => {
  const allows = (text: string, path: string) => parseRobots(text, 'kithbot').allows(path)

  test('parses 42,000 rules once and encodes a path once', ({ assert }) => {
    const rules = Array.from({ length: 42_000 }, (_, i) => `Disallow: /ü${i.toString(36)}\n`).join('')
    const robots = parseRobots(`User-agent: *\n${rules}`, 'kithbot')
    const ms = cpuMsOf(() => {
      for (let i = 0; i < 20; i++) assert.isTrue(robots.allows(`/${'ü'.repeat(1000)}${i}`))
    })
    assert.isBelow(ms, 1000)
  })

  test('ignores text beyond 500 KiB [RFC 9309 2.5]', ({ assert }) => {
    const filler = `#${'x'.repeat(99)}\n`.repeat(5070)
    assert.isFalse(allows(`User-agent: *\n${filler.slice(0, 400_000)}\nDisallow: /x\n`, '/x'))
    assert.isTrue(allows(`User-agent: *\n${filler}Disallow: /x\n`, '/x'))
  })

  test('forbids a path if its wildcards take too long to compare', ({ assert }) => {
    const rule = `Disallow: /*${'a'.repeat(900)}b\n`
    const path = `/${'a'.repeat(3000)}`
    assert.isTrue(allows(`User-agent: *\n${rule}`, path))
    assert.isBelow(
      cpuMsOf(() => assert.isFalse(allows(`User-agent: *\n${rule.repeat(500)}`, path))),
      1000
    )
  })
})
