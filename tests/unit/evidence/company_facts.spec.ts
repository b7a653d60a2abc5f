import { test } from '@japa/runner'
import { companySite, linesOf } from './support/reading.js'

const A = 'company Acme Robotics:'
const ABOUT = 'https://acmerobotics.example/about'
const read = (body: string, { lang = 'en', head = '', url = ABOUT } = {}) =>
  linesOf(companySite(body, { lang, head }), url)
const meta = (text: string) => `<meta name="description" content="${text}">`

test.group('Descriptions of companies', () => {
  const text = 'Acme Robotics builds picking arms for greenhouses and nurseries.'

  test('the meta description of the front page and of about pages', ({ assert }) => {
    for (const url of ['https://acmerobotics.example/', ABOUT, 'https://acmerobotics.example/ueber-uns/'])
      assert.include(read('<h1>Hello</h1>', { head: meta(text), url }), `${A} description ${text}`)
  })

  test('not the description of an imprint, a product or a blog', ({ assert }) => {
    for (const path of ['impressum', 'products/arm-7', 'blog/hello', 'mentions-legales.html'])
      assert.notInclude(
        linesOf(
          `<title>Arm 7 | Acme Robotics</title>${meta(text)}<h1>Arm 7</h1><footer>© 2026 Acme Robotics GmbH</footer>`,
          `https://acmerobotics.example/${path}`
        ).join('\n'),
        'description'
      )
  })

  test('the first paragraph if there is no meta description', ({ assert }) => {
    const body = `<h1>Growing up</h1><p>Home</p><p>We grow arms that pick ripe tomatoes day and night.</p>`
    assert.include(read(body), `${A} description We grow arms that pick ripe tomatoes day and night.`)
  })

  test('not a question, opening hours or a person’s introduction', ({ assert }) => {
    for (const line of [
      'Would you like to know more about our greenhouses and arms?',
      'We are open for you every day of the week from 08:00 - 17:00.',
      'Hi, I am Marta Lindner and I love greenhouses and tomatoes a lot.',
    ])
      assert.notInclude(read(`<h1>Welcome</h1><p>${line}</p>`).join('\n'), 'description')
  })
})

const FOUNDED: [lang: string, sentence: string, year: number][] = [
  ['en', 'Our agency was established in the spring of 1987.', 1987],
  ['de', 'Seit 1998 ist Acme Robotics eine Werkstatt für Greifarme.', 1998],
  ['fr', 'Notre société a été créée en janvier 2004 à Lyon.', 2004],
  ['fr', '2007 Année de création', 2007],
  ['es', 'Este despacho fue fundado en 1955 por dos hermanos.', 1955],
  ['pt', 'A empresa foi fundada em 2011.', 2011],
  ['it', "L'azienda è stata fondata nel 1972.", 1972],
  ['nl', 'Ons bedrijf werd opgericht in 2016.', 2016],
  ['nl', '2016 Oprichting Acme Robotics', 2016],
  ['en', 'Registered 10.07.2015', 2015],
  ['de', 'In Elmwald wurde das Unternehmen im Jahre 1998 von zwei Ingenieuren gegründet.', 1998],
  ['de', 'Acme Robotics wurde im Mai 1998 in Elmwald gegründet.', 1998],
  ['nl', 'Ons bedrijf is in 1998 opgericht.', 1998],
]

test.group('Founding years of companies', () => {
  for (const [lang, sentence, year] of FOUNDED)
    test(`${lang}: ${sentence}`, ({ assert }) => {
      assert.include(read(`<h1>About</h1><p>${sentence}</p>`, { lang }), `${A} founded_year ${year}`)
    })

  test('a year of a Japanese era', ({ assert }) => {
    const facts = '<dl><dt>会社名</dt><dd>Acme Robotics</dd><dt>設立</dt><dd>平成26年4月</dd></dl>'
    assert.include(read(facts, { lang: 'ja' }), `${A} founded_year 2014`)
  })

  for (const [lang, sentence] of [
    ['de', 'Seit 2023 gilt die Norm 1115 für alle Greifarme.'],
    ['es', 'Desde 2001 es consejero del Colegio de Ingenieros.'],
    ['en', 'Our partner Globex was founded in 1999.'],
    ['en', `She has been manager at ${A} since 2012.`],
    ['en', 'The programme was established in 2012 by the ministry.'],
    ['en', '© 2014 Acme Robotics'],
    ['de', 'Die Stiftung unseres Partners Globex wurde im Jahr 1998 gegründet.'],
    ['de', 'Die Kammer wurde 1998 gegründet.'],
  ])
    test(`none in: ${sentence}`, ({ assert }) => {
      assert.notInclude(read(`<h1>About</h1><p>${sentence}</p>`, { lang }).join('\n'), `${A} founded_year`)
    })
})

const INDUSTRIES: [lang: string, head: string, body: string, industry: string][] = [
  ['de', meta('Unternehmensberatung für den Gartenbau.'), '<h1>Willkommen</h1>', 'Unternehmensberatung'],
  ['fr', '', '<h1>Avocats à Lyon</h1><p>Un cabinet d’avocats au service des jardiniers.</p>', 'Avocats'],
  ['nl', meta('Een moderne tandartspraktijk in Nieuwdam.'), '<h1>Welkom</h1>', 'tandartspraktijk'],
  ['en', meta('We do web development for gardeners.'), '<h1>Welcome</h1>', 'web development'],
]

test.group('Industries of companies', () => {
  for (const [lang, head, body, industry] of INDUSTRIES)
    test(`${lang}: ${industry}`, ({ assert }) => {
      assert.include(read(body, { lang, head }), `${A} industry ${industry}`)
    })

  test('not from the company’s name or one passing word', ({ assert }) => {
    const lines = read(
      '<h1>Acme Robotics</h1><p>Meet us.</p><p>A customer of ours runs a hotel by the sea.</p>'
    )
    assert.notInclude(lines.join('\n'), 'industry')
  })

  test('the title’s words beside the name, if no known trade is named', ({ assert }) => {
    const linesFor = (title: string) =>
      linesOf(
        `<!doctype html><html lang="nl"><head><title>${title}</title></head><body><main><h1>Van zeil</h1></main><footer>© 2026 Acme Robotics</footer></body></html>`,
        'https://acmerobotics.example/'
      )
    assert.include(linesFor('Acme Robotics — Zeilen & Dekkleden'), `${A} industry Zeilen & Dekkleden`)
    for (const title of [
      'Acme Robotics | Welkom op onze site',
      'Acme Robotics – Altijd dichtbij. Altijd goed.',
      'Acme Robotics | Den Haag',
      'Acme Robotics - Contact',
      'Zeilen en dekkleden',
    ])
      assert.notInclude(linesFor(title).join('\n'), 'industry')
  })

  test('not from an article or a legal page', ({ assert }) => {
    const lines = read('<h1>Software</h1>', {
      head: meta('Software.'),
      url: 'https://acmerobotics.example/privacy',
    })
    assert.notInclude(lines.join('\n'), 'industry')
  })
})
