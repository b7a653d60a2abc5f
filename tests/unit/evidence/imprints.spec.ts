import { test } from '@japa/runner'
import { companySite, linesOf } from './support/reading.js'

const URL = 'https://acmerobotics.example/legal'
const A = 'company Acme Robotics:'
const lines = (body: string, lang = 'en', url = URL) => linesOf(companySite(body, { lang }), url)

/** Pages of invented companies, with the claims that must be read from them. */
const PAGES: [name: string, lang: string, body: string, ...expected: string[]][] = [
  [
    'German imprint with one fact per line',
    'de',
    '<h1>Impressum</h1><p>Acme Robotics GmbH<br>Lindenweg 4<br>49477 Neuenbrook</p><h3>Vertreten durch</h3><p>Marta Lindner</p><h3>Umsatzsteuer-ID</h3><p>Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG:</p><p>DE123456788</p>',
    'headquarters Neuenbrook',
    'CEO=Marta Lindner',
    'VAT number=DE123456788',
  ],
  [
    'German imprint with two managing directors on a line',
    'de',
    '<h1>Impressum</h1><p>Geschäftsführer: Dr. Marta Lindner, Jonas Weber</p>',
    'CEO=Marta Lindner',
    'CEO=Jonas Weber',
  ],
  [
    'Swiss imprint',
    'en',
    '<h2>Domicile address</h2><p>Acme Robotics AG</p><p>Seeweg 12</p><p>CH-8799 Oberwil</p><h3>Represented by</h3><p>Marta Lindner, Member of the Board of Directors</p><h3>Sales tax number</h3><p>CHE-123.456.788 MWST</p>',
    'headquarters Oberwil',
    'CEO=Marta Lindner',
    'VAT number=CHE-123.456.788 MWST',
  ],
  [
    'French legal notice as a table',
    'fr',
    '<h2>Éditeur</h2><table><tr><th>Siège social</th><td>12 rue des Tilleuls<br>24990 Montcastel-sur-Isle<br>France</td></tr><tr><th>Président</th><td>Marie Aubert</td></tr><tr><th>TVA intracommunautaire</th><td>FR12 345 678 901</td></tr></table>',
    'headquarters Montcastel-sur-Isle, France',
    'CEO=Marie Aubert',
    'VAT number=FR12 345 678 901',
  ],
  [
    'publisher who is the head',
    'fr',
    '<h3>Directeur de la publication</h3><p>Marie Aubert, gérante</p>',
    'CEO=Marie Aubert',
  ],
  [
    'Spanish legal notice',
    'es',
    '<p>Titular: Lucía Ferrer Gómez</p><p>NIF: B12345674</p><p>Calle Mayor, 8</p><p>28990 Villalba del Monte</p>',
    'CEO=Lucía Ferrer Gómez',
    'VAT number=B12345674',
    'headquarters Villalba del Monte',
  ],
  [
    'Portuguese footer',
    'pt',
    '<p>Rua das Acácias, 45, sala 8, Vila Serena - SP, CEP 06606-030</p><p>CNPJ: 12.345.678/0001-90</p>',
    'headquarters Vila Serena',
    'VAT number=12.345.678/0001-90',
  ],
  [
    'Dutch company page',
    'nl',
    '<h2>Gegevens</h2><p>Kampweg 45A, 2809 PE Nieuwdam</p><p>BTW-nummer: NL123456789B01</p><p>Eigenaar: Joris de Wit</p>',
    'headquarters Nieuwdam',
    'VAT number=NL123456789B01',
    'CEO=Joris de Wit',
  ],
  [
    'Italian contact page',
    'it',
    '<h2>Sede legale</h2><p>Via dei Tigli 3</p><p>00199 Castelverde, Italia</p><p>P. IVA 01234567890</p><h3>Legale rappresentante</h3><p>Giulia Moretti</p>',
    'headquarters Castelverde, Italia',
    'VAT number=01234567890',
    'CEO=Giulia Moretti',
  ],
  [
    'British address with the county before the postcode',
    'en',
    '<p>Address: 97 Westfield Lane, Totterdown, England, TQ9 5ZZ</p>',
    'headquarters Totterdown',
  ],
  [
    'German imprint on one line',
    'de',
    '<p>Jonas Weber Lindenweg 4 49477 Neuenbrook Vertreten durch: Marta Lindner Kontakt: Telefon: 030 1234567</p>',
    'CEO=Marta Lindner',
  ],
  [
    'French sentence about the legal representative',
    'fr',
    '<p>Le représentant légal de la société Acme est Marie Aubert en sa qualité de gérante.</p>',
    'CEO=Marie Aubert',
  ],
  ['a town named like a street', 'de', '<p>Moosfeld 2, 94599 Oberbring</p>', 'headquarters Oberbring'],
  [
    'a town behind a dash, with its street',
    'fr',
    '<p>1 Rue des Tilleuls, 24990 - Montcastel</p>',
    'headquarters Montcastel',
  ],
  [
    'Brazilian address with dashes',
    'pt',
    '<p>Av. Monte Félix, 905 - Loja B - Ipê - Rio de Janeiro - RJ</p>',
    'headquarters Rio de Janeiro',
  ],
  [
    'a town and country in a contact section',
    'es',
    '<h3>Contacto</h3><ul><li>San Vicente, San José, Costa Rica.</li></ul>',
    'headquarters San Vicente, San José, Costa Rica',
  ],
  ['a place after “based in”', 'en', '<p>🎈 Based in Portland, OR</p>', 'headquarters Portland, OR'],
  ['American address', 'en', '<p>12 Oak Street<br>St. Clara, MN USA 55199</p>', 'headquarters St. Clara, MN'],
  [
    'Japanese company table',
    'ja',
    '<h2>会社概要</h2><table><tr><td>所在地</td><td>〒125-0099<br>東京都葛飾区水沢3-19</td></tr><tr><td>設立</td><td>2011年5月</td></tr><tr><td>代表取締役</td><td>山田 花子</td></tr><tr><td>事業内容</td><td>映像制作</td></tr></table>',
    'headquarters 東京都葛飾区',
    'founded_year 2011',
    'CEO=山田 花子',
    'industry 映像制作',
  ],
  [
    'Japanese headings above their values',
    'ja',
    '<h3>所在地</h3><p>〒100-0299</p><p>東京都大川町本田</p><h3>取締役</h3><p>山田 花子(代表者)</p><h3>TEL</h3><p>03-1234-5678</p>',
    'headquarters 東京都大川町',
    'CEO=山田 花子',
  ],
  [
    'Korean company table',
    'ko',
    '<table><tr><td>대표이사</td><td>김민수</td></tr><tr><td>설립일</td><td>2014년 3월</td></tr><tr><td>사업자등록번호</td><td>123-45-67890</td></tr></table>',
    'CEO=김민수',
    'founded_year 2014',
  ],
]

test.group('Imprints and company tables', () => {
  for (const [name, lang, body, ...expected] of PAGES)
    test(name, ({ assert }) => {
      const read = lines(body, lang)
      for (const line of expected) assert.include(read, `${A} ${line}`)
    })

  test('facts of the host, the chamber and the insurer are not the company’s', ({ assert }) => {
    const read = lines(
      '<h2>Hébergeur</h2><p>Nuage SAS</p><p>8 rue du Port</p><p>59100 Roubaix</p><p>Téléphone : +33 1 23 45 67 89</p><h2>Aufsichtsbehörde</h2><p>Kammerweg 21</p><p>60325 Frankfurt am Main</p><h2>Berufshaftpflichtversicherung</h2><p>HDI-Platz 1, 30659 Hannover</p>',
      'fr'
    )
    assert.isEmpty(read.filter((line) => /headquarters|phone|website https:\/\/nuage/.test(line)))
  })

  test('a publisher without a role is no head of the company', ({ assert }) => {
    assert.notInclude(lines('<p>Directeur de la publication : Agathe Noir</p>', 'fr').join('\n'), 'CEO=')
  })

  test('menu entries are no values of labels', ({ assert }) => {
    const menu =
      '<nav><ul><li>Titular</li><li>Marta Lindner</li><li>Sede</li><li>Lyon, France</li></ul></nav>'
    assert.notMatch(lines(menu, 'es').join('\n'), /CEO=|headquarters/)
  })

  test('links of the theme’s author are not the company’s', ({ assert }) => {
    const read = lines('<p>Theme made by <a href="https://twitter.com/themester">themester</a></p>')
    assert.notInclude(read.join('\n'), 'themester')
  })

  test('a number without a word for its kind is no VAT number', ({ assert }) => {
    assert.notInclude(lines('<p>Aktenzeichen DE123456788</p>', 'de').join('\n'), 'VAT number')
  })

  test('a place without a country, or outside of contacts, is no seat', ({ assert }) => {
    const text = '<h2>Contact</h2><p>Reading</p><h2>Our journeys</h2><ul><li>Lyon, France</li></ul>'
    assert.notInclude(lines(text).join('\n'), 'headquarters')
  })

  test('years and register numbers before a town are no postcodes', ({ assert }) => {
    const text = '<p>Award 2019 Neuenbrook</p><p>HRB 12345 Neuenbrook</p>'
    assert.notInclude(lines(text).join('\n'), 'headquarters')
  })
})
