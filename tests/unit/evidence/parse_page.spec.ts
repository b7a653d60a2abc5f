import { test } from '@japa/runner'
import { pageOf } from './support/reading.js'

const textOf = (body: string, head = '') =>
  pageOf(`<html><head>${head}</head><body>${body}</body></html>`).text

test.group('Visible page content', () => {
  test('ignores hidden text: {$self}')
    .with([
      '<div style="display:none">SECRET</div>',
      '<div style="display : NONE !important">SECRET</div>',
      '<div style="visibility:hidden"><p>SECRET</p></div>',
      '<p hidden>SECRET</p>',
      '<p aria-hidden="true">SECRET</p>',
      '<p style="font-size:0">SECRET</p>',
      '<p style="color:#fff;font-size:1px">SECRET</p>',
      '<p style="opacity:0">SECRET</p>',
      '<p style="opacity: 0.0;">SECRET</p>',
      '<p style="position:absolute;left:-9999px">SECRET</p>',
      '<p style="text-indent:-999em">SECRET</p>',
      '<p style="color:red;background:red">SECRET</p>',
      '<p style="color:white">SECRET</p>',
      '<p style="color: #FFFFFF; background-color: white">SECRET</p>',
      '<span class="sr-only">SECRET</span>',
      '<noscript>SECRET</noscript>',
      '<template><p>SECRET</p></template>',
      '<script>document.write("SECRET")</script>',
      '<style>p::after { content: "SECRET" }</style>',
      '<!-- SECRET --><p>ok</p>',
      '<svg><text>SECRET</text></svg>',
      '<textarea>SECRET</textarea>',
      '<img alt="SECRET" src="x.png">',
      '<dialog>SECRET</dialog>',
      '<iframe>SECRET</iframe>',
      '<p style="clip-path: inset(50%)">SECRET</p>',
      '<p style="height:0;overflow:hidden">SECRET</p>',
      '<style>.x{display:none} #y { visibility: hidden }</style><p class="a x">SECRET</p><p id="y">SECRET</p>',
      '<style>#a{display:none} @media print{#a{display:block}}</style><p id="a">SECRET</p>',
      '<style>#a{display:none} @media (min-width:9em){#b{display:block} #a{margin:0}}</style><p id="a">SECRET</p>',
    ])
    .run(({ assert }, body) => assert.notInclude(textOf(body), 'SECRET'))

  test('reads the links of a list of icons that is hidden from screen readers', ({ assert }) => {
    const icons =
      '<ul class="icons" aria-hidden="true"><li><a href="https://github.com/norabeck"><i></i></a></li></ul>'
    const { links } = pageOf(`<html><body><p>Nora</p>${icons}</body></html>`)
    assert.deepEqual(
      links.map(({ url }) => url),
      ['https://github.com/norabeck']
    )
    assert.notInclude(textOf('<ul aria-hidden="true"><li>SECRET</li></ul>'), 'SECRET')
  })

  test('leaves out the mark of a heading that links to itself: {$self}')
    .with([
      '<h2>Languages<a class="headerlink" href="#languages">¶</a></h2><p>German</p>',
      '<h2>Languages<div id="languages"></div><span><a href="#languages">#</a></span></h2><p>German</p>',
      '<h2><a href="/cv/#languages">🔗</a> Languages</h2><p>German</p>',
    ])
    .run(({ assert }, body) => {
      const { blocks } = pageOf(`<html><body>${body}</body></html>`)
      assert.deepEqual(
        blocks.map(({ text, section }) => [text, section]),
        [
          ['Languages', null],
          ['German', 'Languages'],
        ]
      )
    })

  test('keeps a heading that is a link', ({ assert }) => {
    assert.include(textOf('<h2><a href="#work">Work</a></h2>'), 'Work')
  })

  test('reads visible text: {$self}')
    .with([
      '<p style="color:#333">SEEN</p>',
      '<div style="background:#000"><p style="color:white">SEEN</p></div>',
      '<p style="font-size:12px">SEEN</p>',
      '<p style="opacity:0.9">SEEN</p>',
      '<p style="opacity:.85">SEEN</p>',
      '<p style="margin-left:-10px">SEEN</p>',
      '<details><summary>More</summary><p>SEEN</p></details>',
      '<style>@media print {.x{display:none}}</style><p class="x">SEEN</p>',
      '<style>#a{display:none} @media (min-width:900px){*{margin:0} #a{display:block}}</style><p id="a">SEEN</p>',
      '<style>.a{display:none} @media screen and (max-width:9em){.a{display:flex}}</style><p class="a">SEEN</p>',
      '<dialog open>SEEN</dialog>',
      '<p class="hidden md:block">SEEN</p>',
      '<p style="font-size:1.2em">SEEN</p>',
      '<p style="font-size:1rem">SEEN</p>',
    ])
    .run(({ assert }, body) => assert.include(textOf(body), 'SEEN'))

  test('parses blocks, headings and their sections', ({ assert }) => {
    const { blocks, text } = pageOf(
      '<h1>One<h2>Two</h2>loose text<p>a <b>bold</b> word<br>next line<ul><li>item<li>other</ul><dl><dt>Term<dd>Value</dl>'
    )
    assert.deepEqual(
      blocks.map(({ kind, text, section }) => [kind, text, section]),
      [
        ['heading', 'One', null],
        ['heading', 'Two', 'One'],
        ['paragraph', 'loose text', 'Two'],
        ['paragraph', 'a bold word', 'Two'],
        ['paragraph', 'next line', 'Two'],
        ['item', 'item', 'Two'],
        ['item', 'other', 'Two'],
        ['term', 'Term', 'Two'],
        ['definition', 'Value', 'Two'],
      ]
    )
    assert.equal(text, blocks.map((block) => block.text).join('\n'))
    assert.deepEqual(blocks[3].runs, ['a', 'bold', 'word'])
  })

  test('marks navigation, header, footer and cookie banners as boilerplate, but not articles', ({
    assert,
  }) => {
    const { blocks } =
      pageOf(`<header><nav><a href="/">Home</a></nav></header><main><header><h1>Jane</h1></header><article>
      <p>Content</p><footer>By Jane</footer></article></main><div class="cookie-banner"><p>Hello</p></div><aside>Aside</aside>
      <div><p>We use cookies. Accept all or reject.</p></div><footer>Foot</footer>`)
    const marked = blocks.filter((block) => block.boilerplate).map((block) => block.text)
    assert.deepEqual(marked, ['Home', 'Hello', 'Aside', 'We use cookies. Accept all or reject.', 'Foot'])
  })

  test('resolves links, including a base URL and obfuscated addresses', ({ assert }) => {
    const { links } = pageOf(
      '<base href="https://acme.example/de/"><a href="team">Team</a><a rel="me nofollow" href="//x.com/acme"><i></i></a><a href="mailto:a@b.example">Mail</a><a href="javascript:x()">no</a><a class="__cf_email__" data-cfemail="543531142f36787a31">[email protected]</a><a style="display:none" href="/secret">s</a>'
    )
    assert.deepEqual(links.map(({ url, text }) => [url, text]).slice(0, 3), [
      ['https://acme.example/de/team', 'Team'],
      ['https://x.com/acme', ''],
      ['mailto:a@b.example', 'Mail'],
    ])
    assert.deepEqual(links[1].rel, ['me', 'nofollow'])
    assert.notInclude(links.map(({ url }) => url).join(), 'secret')
  })

  test('decodes Cloudflare addresses', ({ assert }) => {
    const key = 0x42
    const code = [key, ...[...'jane@acme.example'].map((c) => c.charCodeAt(0) ^ key)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    const { links } = pageOf(
      `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a><a href="/cdn-cgi/l/email-protection#${code}">mail</a>`
    )
    assert.deepEqual(
      links.map(({ url, href }) => [url, href]),
      [
        ['mailto:jane@acme.example', code],
        ['mailto:jane@acme.example', code],
      ]
    )
  })

  test('reads title, language and canonical address', ({ assert }) => {
    const page = pageOf(
      '<html lang="de_AT"><head><title> Über\n uns </title><link rel="canonical" href="/ueber"></head><body>x</body></html>'
    )
    assert.deepInclude(page, {
      title: 'Über uns',
      language: 'de-AT',
      canonical: 'https://acme.example/ueber',
    })
  })

  test('detects the language of text: {1}')
    .with([
      [
        'Wir sind ein Unternehmen aus der Schweiz und bauen Maschinen für die Industrie. Das ist nicht alles.',
        'de',
      ],
      [
        'Nous sommes une société qui aide les industriels et les artisans dans la région. Elle est au sud.',
        'fr',
      ],
      ['We are a company that builds machines for the industry and it is in the north of England.', 'en'],
      ['Somos una empresa que ayuda a los fabricantes de la región con el software y las máquinas.', 'es'],
      ['xyz', null],
    ] as const)
    .run(({ assert }, [text, expected]) => assert.equal(pageOf(`<p>${text}</p>`).language, expected))

  test('reads pairs from tables, lists and lines', ({ assert }) => {
    const { pairs } =
      pageOf(`<table><tr><th>Founded</th><td>2012</td></tr><tr><td>HQ:</td><td>Lyon</td></tr></table>
      <dl><dt>Industry<dd>Robotics<dt>Size</dt><dd>51-200<br>employees</dd></dl>
      <ul><li><strong>CEO:</strong> Jane Porter</li></ul><p>Website: <a href="https://a.example">a</a></p><p>It is 10:30 now</p>`)
    assert.deepEqual(
      pairs.map(({ label, value }) => [label, value]),
      [
        ['Founded', '2012'],
        ['HQ', 'Lyon'],
        ['Industry', 'Robotics'],
        ['Size', '51-200\nemployees'],
        ['CEO', 'Jane Porter'],
        ['Website', 'a'],
      ]
    )
  })

  test('reads rows of a table with a header row', ({ assert }) => {
    const { rows, pairs } = pageOf(
      '<table><thead><tr><th>Name</th><th>Title</th></tr></thead><tbody><tr><td>Jane Porter</td><td>CTO</td></tr><tr><td>Joe Hill</td><td></td></tr></tbody></table>'
    )
    assert.isEmpty(pairs)
    assert.deepEqual(
      rows.map(({ cells }) => cells.map(({ label, value }) => `${label}=${value}`)),
      [['Name=Jane Porter', 'Title=CTO'], ['Name=Joe Hill']]
    )
  })

  test('repairs JSON-LD: {$self}')
    .with([
      '{"@type":"Person","name":"Jane"}',
      '<!-- {"@type":"Person","name":"Jane"} -->',
      '//<![CDATA[\n{"@type":"Person","name":"Jane",}\n//]]>',
      '{"@type":"Person", /* who */ "name":"Jane",\n "list":[1,2,],}',
      '{"@type":"Person","name":"Jane","d":"a\nb"}',
      '{&quot;@type&quot;:&quot;Person&quot;,&quot;name&quot;:&quot;Jane&quot;}',
      '{"@type":"Person","name":"Jane"};',
    ])
    .run(({ assert }, source) => {
      const { structured } = pageOf(`<script type="application/ld+json">${source}</script>`)
      assert.deepInclude(structured[0]?.data as object, { name: 'Jane' })
    })

  test('skips JSON-LD that cannot be repaired', ({ assert }) => {
    assert.isEmpty(pageOf('<script type="application/ld+json">{"a": </script>').structured)
  })

  test('removes soft hyphens and zero-width spaces', ({ assert }) => {
    assert.equal(textOf('<p>Donau\u00addampf\u200bschiff&nbsp;&nbsp;fahrt</p>'), 'Donaudampfschiff fahrt')
  })

  test('reads plain text', ({ assert }) => {
    const page = pageOf('', 'https://a.example/robots.txt')
    assert.equal(page.text, '')
  })
})
