import { test } from '@japa/runner'
import fc from 'fast-check'
import { decodeText } from '#adapters/evidence/content/decode_text'
import { sniffMediaType } from '#adapters/evidence/content/media_type'
import { foldWords, pageWords } from '#adapters/evidence/archive/page_words'

const utf8 = (text: string) => Buffer.from(text)
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.group('page content', () => {
  test('links to another host are kept, also where its name begins like the own', ({ assert }) => {
    const linked = (href: string) =>
      pageWords('https://acme.co/team', 'text/html', `<a href="${href}">x</a>`).links !== ''
    assert.isTrue(linked('https://acme.com/about'))
    assert.isTrue(linked('//acme.co.uk/about'))
    assert.isTrue(linked('https://github.com/zoe'))
    for (const own of ['https://acme.co/about', '//acme.co', 'https://acme.co?page=2', '/about'])
      assert.isFalse(linked(own), own)
  })

  test('addresses in structured data are kept as links', ({ assert }) => {
    const data = (json: string, type = 'application/ld+json') =>
      pageWords('https://acme.co/team', 'text/html', `<script type="${type}">${json}</script>`).links
    const json =
      '{"@context":"https://schema.org","url":"https://acme.co/zoe","sameAs":["https://github.com/zoe"]}'
    const linked = pageWords('https://acme.co/team', 'text/html', '<a href="https://github.com/zoe">x</a>')
    assert.equal(data(json), linked.links)
    assert.equal(data(json.replaceAll('/', '\\/')), linked.links)
    assert.equal(data(json, 'application/json'), '')
  })

  test('decodes charsets with correct and wrong labels', ({ assert }) => {
    const table: [string, Uint8Array, string | null, string][] = [
      ['a header label', latin1('Z\xfcrich'), 'text/html; charset=iso-8859-1', 'Zürich'],
      ['a quoted header label', latin1('Z\xfcrich'), 'text/html;charset="ISO-8859-1"', 'Zürich'],
      ['windows-1252 called latin1', latin1('\x93quote\x94 \x80'), 'text/html; charset=latin1', '“quote” €'],
      ['a meta label', latin1('<meta charset=iso-8859-2>\xb3'), null, '<meta charset=iso-8859-2>ł'],
      [
        'an old meta label',
        latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">\xcf'),
        'text/html',
        '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">П',
      ],
      [
        'the XML declaration',
        latin1('<?xml version="1.0" encoding="koi8-r"?>\xf0'),
        'application/xml',
        '<?xml version="1.0" encoding="koi8-r"?>П',
      ],
      ['UTF-8 called latin1', utf8('Zürich'), 'text/html; charset=iso-8859-1', 'Zürich'],
      [
        'UTF-8 called windows-1251',
        utf8('<meta charset=windows-1251>Привет'),
        null,
        '<meta charset=windows-1251>Привет',
      ],
      ['latin1 called UTF-8', latin1('Z\xfcrich und K\xf6ln'), 'text/html; charset=utf-8', 'Zürich und Köln'],
      [
        'UTF-8 with one bad byte',
        Buffer.concat([utf8('ä'.repeat(50)), latin1('\xff')]),
        'text/html; charset=utf-8',
        `${'ä'.repeat(50)}\ufffd`,
      ],
      [
        'UTF-8 truncated inside a character',
        utf8('Köln ü').subarray(0, -1),
        'text/html; charset=utf-8',
        'Köln ',
      ],
      ['no label, UTF-8', utf8('Łódź'), null, 'Łódź'],
      ['no label, latin1', latin1('Orl\xe9ans'), null, 'Orléans'],
      ['an unknown label', utf8('Łódź'), 'text/html; charset=x-klingon', 'Łódź'],
      ['a byte order mark against the header', utf8('\ufeffŁódź'), 'text/html; charset=iso-8859-1', 'Łódź'],
      ['UTF-16 with its mark', Buffer.from('\ufeffŁódź', 'utf16le'), 'text/html; charset=utf-8', 'Łódź'],
      ['UTF-16BE by label', utf16be('<p>abc'), 'text/html; charset=utf-16be', '<p>abc'],
      ['UTF-16 without a label', Buffer.from('<p>hello', 'utf16le'), 'text/html', '<p>hello'],
      ['ASCII called UTF-16', utf8('<meta charset=utf-16><p>plain'), null, '<meta charset=utf-16><p>plain'],
      ['Shift_JIS', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 'text/html; charset=shift_jis', '日本'],
      ['ISO-2022-JP', Buffer.from('\x1b$BF|K\\\x1b(B', 'latin1'), 'text/html; charset=iso-2022-jp', '日本'],
      ['GB2312', Buffer.from([0xd6, 0xd0, 0xb9, 0xfa]), 'text/html; charset=gb2312', '中国'],
      ['EUC-KR', Buffer.from([0xc7, 0xd1, 0xb1, 0xb9]), 'text/html; charset=euc-kr', '한국'],
      [
        'a wrong header label and a right meta label',
        Buffer.concat([latin1('<meta charset=gbk>'), Buffer.from([0xd6, 0xd0])]),
        'text/html; charset=utf-8',
        '<meta charset=gbk>中',
      ],
      ['nothing', Buffer.alloc(0), null, ''],
    ]
    for (const [name, bytes, header, text] of table) assert.equal(decodeText(bytes, header), text, name)
  })

  test('decodes any UTF-8 text despite any single-byte label', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom('utf-8', 'iso-8859-1', 'windows-1252'),
        (text, label) => {
          const clean = text.replaceAll('\0', '').replace(/^\ufeff/, '')
          assert.equal(decodeText(utf8(clean), `text/html; charset=${label}`), clean)
        }
      )
    )
  })

  test('detects media types by header and bytes', ({ assert }) => {
    const table: [string | null, string, string | null][] = [
      ['text/html; charset=utf-8', '<p>x', 'text/html'],
      ['TEXT/HTML', 'x', 'text/html'],
      ['application/xhtml+xml', '<?xml', 'application/xhtml+xml'],
      ['application/ld+json', '{}', 'application/ld+json'],
      ['application/vnd.api+json', '{}', 'application/vnd.api+json'],
      ['text/plain', 'plain words', 'text/plain'],
      ['text/plain', '<!DOCTYPE html><p>', 'text/html'],
      ['application/octet-stream', '  <!-- c --><html>', 'text/html'],
      ['application/octet-stream', 'words', null],
      [null, '<html>', 'text/html'],
      [null, 'words', 'text/plain'],
      ['nonsense', '<title>x', 'text/html'],
      ['text/html', '%PDF-1.4', null],
      ['text/html', '\x89PNG\r\n', null],
      ['text/html', 'a\0\x01\x02\x03b'.repeat(20), null],
      ['text/css', 'a{}', null],
      ['text/javascript', 'x()', null],
      ['application/javascript', 'x()', null],
      ['image/svg+xml', '<svg>', null],
      ['image/png', 'x', null],
      ['application/pdf', 'x', null],
    ]
    for (const [header, body, type] of table)
      assert.equal(sniffMediaType(header, latin1(body)), type, `${header} ${body.slice(0, 9)}`)
  })

  test('extracts the folded visible words of a page', ({ assert }) => {
    const html = `<html><head><title> Über uns &amp; Team </title><meta name=description content="Wer wir sind"><style>p{}</style></head>
      <body><script>var hidden</script><h1>Søren</h1><p>Tele<b>fon</b></p><ul><li>a<li>b</ul>東京都<noscript>no</noscript></body>`
    const { title, url, body } = pageWords('https://acme.de/%C3%BCber', 'text/html', html)
    assert.equal(title, 'Über uns & Team')
    assert.equal(url, 'https acme de uber')
    assert.deepEqual(body.split(' '), ['wer', 'wir', 'sind', 'soren', 'telefon', 'a', 'b', '東京', '京都'])
    assert.equal(foldWords('Straße, ŁÓDŹ; naïve—x'), 'strasse lodz naive x')
  })
})
