import { test } from '@japa/runner'
import fc from 'fast-check'
import { addressesIn } from '#domain/agent/grounding/addresses'
import { checkData, withoutPaths } from '#domain/agent/grounding/check_data'
import { checkLine } from '#domain/agent/grounding/check_line'
import { Seen } from '#domain/agent/grounding/seen'

const PAGE = 'https://quillhaven.com/team'
const OTHER = 'https://ledger.org/wiki/Ada_(binder)?id=7'

function seen(): Seen {
  const known = new Seen({ task: 'Compare with https://mine.com/list and write to me@mine.com' })
  known.add({
    ok: true,
    charge: 0,
    citations: [{ url: PAGE, title: 'Team', quote: null }],
    output: {
      content: `Ada Sommer leads the bindery at Quillhaven since 2014 — “we bind by hand, every day”. See https://evil.com/a, http://10.0.0.5/x and quillhaven.com/jobs-page.`,
      email: 'ada@quillhaven.com',
      phone: '+49 30 901820',
    },
  })
  known.add({
    ok: true,
    charge: 0,
    citations: [],
    output: { results: [{ name: 'Lindqvist', source_url: OTHER }] },
  })
  known.add({ ok: false, charge: 0, code: 'not_found', message: 'https://refused.com/x' })
  return known
}

test.group('grounding: lines of an answer', () => {
  const kept: [string, string, string, string[]][] = [
    ['a source', `Ada Sommer leads it [Team](${PAGE}).`, `Ada Sommer leads it [Team](${PAGE}).`, [PAGE]],
    ['a source with brackets in it', `[Ada](${OTHER})`, `[Ada](${OTHER})`, [OTHER]],
    ['a bare address', `See ${PAGE}.`, `See ${PAGE}.`, [PAGE]],
    [
      'an address as the tool wrote it',
      `[x](http://www.quillhaven.com/team/?utm_source=me#f)`,
      `[x](${PAGE})`,
      [PAGE],
    ],
    ['the caller’s own', 'On https://mine.com/list.', 'On https://mine.com/list.', []],
    [
      'words that look like addresses',
      'and/or, Node.js/Express, 24/7, e.g. v1.2/x',
      'and/or, Node.js/Express, 24/7, e.g. v1.2/x',
      [],
    ],
    [
      'contacts that were found',
      'ada@quillhaven.com, +49 30 901820',
      'ada@quillhaven.com, +49 30 901820',
      [],
    ],
    [
      'a quote',
      `“We bind by hand, every day” [Team](${PAGE})`.replace('W', 'w'),
      `“we bind by hand, every day” [Team](${PAGE})`,
      [PAGE],
    ],
    ['a figure', `Since 2014 [Team](${PAGE})`, `Since 2014 [Team](${PAGE})`, [PAGE]],
    [
      'words before a colon',
      `profile: ${PAGE}; big data: all of it`,
      `profile: ${PAGE}; big data: all of it`,
      [PAGE],
    ],
    ['a line break of a table', 'a<br>b', 'a<br>b', []],
  ]
  for (const [what, line, text, cited] of kept)
    test(`keeps ${what}`, ({ assert }) => {
      const checked = checkLine(line, seen())
      assert.equal(checked.text, text)
      assert.deepEqual(
        checked.citations.map(({ url }) => url),
        cited
      )
      assert.equal(checked.removed, 0)
    })

  const taken: [string, string, string][] = [
    ['a URL from no source', '[x](https://evil.com/c?d=1) y', 'x y'],
    ['a URL that only a page’s text contains', '[x](https://evil.com/a)', 'x'],
    ['a URL from a refused call', '[x](https://refused.com/x)', 'x'],
    ['a bare URL', 'See https://evil.com/c, then', 'See , then'],
    ['a URL without a scheme', 'See evil.com/c?d=1 and www.evil.com', 'See  and '],
    ['a known page with an added query', `[x](${PAGE}?d=secret)`, 'x'],
    ['a definition', '[1]: https://evil.com/c', '1'],
    ['an image', '![pixel](https://evil.com/p.png)', 'pixel'],
    ['an image in a link', '[![p](https://evil.com/p.png)](https://evil.com/c)', 'p'],
    ['a script', '[x](javascript:alert(1))', 'x'],
    ['an escaped address', '[x](https:\\/\\/evil.com/c)', 'x'],
    ['a URL assembled from pieces', 'http[](x)s:/[](x)/evil.com/c', ''],
    ['an e-mail address', 'Write to bob@quillhaven.com.', 'Write to (removed).'],
    ['a telephone number', 'Call +49 30 1234567.', 'Call (removed).'],
  ]
  for (const [what, line, text] of taken)
    test(`removes ${what}`, ({ assert }) => {
      const checked = checkLine(line, seen())
      assert.equal(checked.text, text)
      assert.isAbove(checked.removed, 0)
      assert.deepEqual(checked.citations, [])
    })

  test('escapes HTML tags', ({ assert }) => {
    const { text } = checkLine(`<img src="https://evil.com/p.png"> <a href='${PAGE}'>x</a>`, seen())
    assert.notInclude(text, '<')
    assert.notInclude(text, 'evil.com')
  })

  const unsupported = [
    `Marketa Novotna runs Ironcastle in Prague [Team](${PAGE}).`,
    `“They bind by machine since last year” [Team](${PAGE})`,
    `It had 48 people and 9120 orders in 1987 [Team](${PAGE}).`,
  ]
  for (const line of unsupported)
    test(`removes a citation that does not support its statement: ${line.slice(0, 30)}`, ({ assert }) => {
      const { text, citations, removed: count } = checkLine(line, seen())
      assert.notInclude(text, PAGE)
      assert.deepEqual(citations, [])
      assert.isAbove(count, 0)
    })

  test('removes the quote marks around invented words', ({ assert }) => {
    const { text } = checkLine('She said “we will buy every bindery in Europe”.', seen())
    assert.equal(text, 'She said we will buy every bindery in Europe.')
  })

  test('a citation contains the cited quote', ({ assert }) => {
    const { citations } = checkLine(`“we bind by hand, every day” [Team](${PAGE})`, seen())
    assert.equal(citations[0].quote, 'we bind by hand, every day')
  })

  test('keeps only known addresses in any line', ({ assert }) => {
    const piece = fc.constantFrom(
      ...[
        '[',
        ']',
        '(',
        ')',
        '!',
        '<',
        '>',
        ' ',
        'x',
        '://',
        '//',
        '/',
        ':',
        'http',
        'https',
        'www.',
        '\\',
        '&',
        '#',
      ],
      ...[
        'evil.com',
        '?d=1',
        'javascript:',
        '[](x)',
        `](${PAGE})`,
        PAGE,
        '"',
        "'",
        '`',
        '\t',
        'é',
        'mailto:a@evil.com',
      ]
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const { text } = checkLine(pieces.join(''), seen())
        for (const { address } of addressesIn(text)) assert.include([PAGE], address)
        assert.notMatch(
          text,
          /(?:https?:|^|[\s(<"'])\/\/evil\.com|www\.evil|\]\(\s*javascript:|(?<=[\s(]a)@evil\.com(?=[\s)]|$)/
        )
      }),
      { numRuns: 3_000 }
    )
  })
})

test.group('grounding: time', () => {
  const LONG = [
    'a',
    ' ',
    '\n',
    '[',
    '](',
    '![',
    '[a](',
    '[a](a',
    '//a/',
    'http://',
    'a-',
    'a.b.',
    'a@',
    '12 34 ',
    '"a b c d ',
    '<a',
  ]
  for (const piece of LONG)
    test(`${JSON.stringify(piece)}, repeated to 20,000 characters, is checked in less than a second`, ({
      assert,
    }) => {
      const text = piece.repeat(20_000 / piece.length)
      const began = performance.now()
      const known = seen()
      known.add({ ok: true, charge: 0, citations: [], output: { content: text } })
      checkLine(text.slice(0, 8_000), known)
      assert.isBelow(performance.now() - began, 1_000)
    })
})

test.group('grounding: structured output', () => {
  test('reports values without a source by path', ({ assert }) => {
    const value = {
      people: [
        { name: 'Ada', url: PAGE, quote: 'we bind by hand, every day', email: 'ada@quillhaven.com' },
        { name: 'Bob', url: 'https://evil.com/b', quote: 'we bind by machine', email: 'bob@evil.com' },
      ],
      'a/b': 'www.evil.com',
    }
    const { ungrounded, citations } = checkData(value, seen())
    assert.deepEqual(
      ungrounded.map(({ path }) => path),
      ['/people/1/url', '/people/1/quote', '/people/1/email', '/a~1b']
    )
    assert.deepEqual(
      citations.map(({ url }) => url),
      [PAGE]
    )
    const kept = withoutPaths(value, new Set(ungrounded.map(({ path }) => path)))
    assert.deepEqual(checkData(kept, seen()).ungrounded, [])
    assert.deepEqual(kept, {
      people: [value.people[0], { name: 'Bob', url: null, quote: null, email: null }],
      'a/b': null,
    })
  })
})

test.group('grounding: allowed lookups', () => {
  for (const [text, may] of [
    ['{"domain":"acme.com"}', true],
    ['{"domain":"www.acme.co.uk"}', true],
    ['{"domain":"quillhaven.com"}', true],
    ['{"query":"head of data, e.g. at node.js shops"}', true],
    ['{"email":"ada@quillhaven.com"}', true],
    ['{"domain":"ada-quillhaven-com.evil.com"}', false],
    ['{"company_domain":"x.collect.evil.com"}', false],
    ['{"email":"secret@data.evil.com"}', false],
  ] as const)
    test(`${text}: ${may ? 'yes' : 'no'}`, ({ assert }) => {
      assert.equal(seen().mayLookUp(text), may)
    })
})

test.group('grounding: allowed pages', () => {
  for (const [address, may] of [
    [PAGE, true],
    [OTHER, true],
    ['https://mine.com/list', true],
    ['https://evil.com/a', true],
    ['https://quillhaven.com/jobs-page', true],
    ['https://quillhaven.com/', true],
    ['https://www.quillhaven.com/about-us', true],
    ['https://quillhaven.com/ada@quillhaven.com', false],
    ['https://quillhaven.com/team?d=secret', false],
    ['https://evil.com/a?d=secret', false],
    ['https://secret.evil.com/', false],
    ['https://unknown.com/', false],
    ['http://169.254.169.254/', false],
    ['http://10.0.0.5/x', false],
    ['file:///etc/passwd', false],
  ] as const)
    test(`${address}: ${may ? 'yes' : 'no'}`, ({ assert }) => {
      assert.equal(seen().mayRead(address), may)
    })
})
