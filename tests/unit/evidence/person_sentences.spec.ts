import { test } from '@japa/runner'
import { linesOf } from './support/reading.js'

/** Sentences of a person's page on another site: name, language, sentence, claims. */
const CASES: readonly (readonly [lang: string, name: string, sentence: string, ...expected: string[]])[] = [
  [
    'en',
    'Jane Porter',
    'Jane Porter is Head of Product at Acme Robotics.',
    'title Head of Product',
    'company Acme Robotics',
  ],
  [
    'en',
    'Jane Porter',
    'Jane Porter works as Vice President of Sales at Acme Robotics.',
    'title Vice President of Sales',
    'company Acme Robotics',
  ],
  [
    'en',
    'Jane Porter',
    'Jane Porter joined Acme Robotics, where the current role is Sr. Data Scientist.',
    'title Sr. Data Scientist',
    'company Acme Robotics',
  ],
  [
    'en',
    'Jane Porter',
    'She is the Chief Financial Officer of Acme Robotics.',
    'title Chief Financial Officer',
    'company Acme Robotics',
  ],
  ['en', 'Jane Porter', 'Jane currently serves as CTO at Acme Robotics, Inc.', 'title CTO'],
  [
    'en',
    'Jane Porter',
    'Jane Porter, Director of Engineering at Acme Robotics, will speak on Friday.',
    'title Director of Engineering',
    'company Acme Robotics',
  ],
  [
    'en',
    'Jane Porter',
    'Previously Product Manager at Globex.',
    'employment Product Manager / Globex / null..null',
  ],
  [
    'en',
    'Jane Porter',
    'Before that, Jane Porter was Account Executive at Globex Foods.',
    'employment Account Executive / Globex Foods / null..null',
  ],
  ['en', 'Jane Porter', 'Earlier: VP of Sales, Globex.', 'employment VP of Sales / Globex / null..null'],
  [
    'en',
    'Jane Porter',
    'Jane Porter was Marketing Manager at Globex until last month.',
    'title Marketing Manager (past)',
    'company Globex (past)',
  ],
  ['en', 'Jane Porter', 'Jane Porter is based in Lyon, France.', 'location Lyon, France'],
  ['en', 'Jane Porter', 'Home is Tel Aviv, Israel.', 'location Tel Aviv, Israel'],
  ['en', 'Jane Porter', 'Lives in Portland, OR.', 'location Portland, OR'],
  ['en', 'Jane Porter', 'Jane lives in Toronto with two dogs.', 'location Toronto'],
  [
    'en',
    'Jane Porter',
    'Jane Porter studied Economics at Kingsbridge College.',
    'education Kingsbridge College / Economics / null..null',
  ],
  [
    'en',
    'Jane Porter',
    'Holds a degree in Design from Harlow Institute of Technology.',
    'education Harlow Institute of Technology / Design / null..null',
  ],
  [
    'en',
    'Jane Porter',
    'Education: Psychology, Marlow Business School.',
    'education Marlow Business School / Psychology / null..null',
  ],
  [
    'de',
    'Anna Becker',
    'Anna Becker ist Leiterin Vertrieb bei der Müller GmbH.',
    'title Leiterin Vertrieb',
    'company Müller GmbH',
  ],
  [
    'de',
    'Anna Becker',
    'Anna Becker arbeitet als Softwareentwicklerin bei Acme Robotics.',
    'title Softwareentwicklerin',
    'company Acme Robotics',
  ],
  [
    'de',
    'Anna Becker',
    'Zuvor war sie Produktmanagerin bei Globex.',
    'employment Produktmanagerin / Globex / null..null',
  ],
  ['de', 'Anna Becker', 'Sie lebt in Köln.', 'location Köln'],
  [
    'fr',
    'Claire Dubois',
    'Claire Dubois est directrice commerciale chez Acme Robotics.',
    'title directrice commerciale',
    'company Acme Robotics',
  ],
  [
    'fr',
    'Claire Dubois',
    'Auparavant, elle était chef de produit chez Globex.',
    'employment chef de produit / Globex / null..null',
  ],
  ['fr', 'Claire Dubois', 'Elle vit à Lyon.', 'location Lyon'],
  [
    'es',
    'Lucía Navarro',
    'Lucía Navarro es directora de marketing en Acme Robotics.',
    'title directora de marketing',
    'company Acme Robotics',
  ],
  [
    'es',
    'Lucía Navarro',
    'Anteriormente fue gerente de ventas en Globex.',
    'employment gerente de ventas / Globex / null..null',
  ],
  ['es', 'Lucía Navarro', 'Vive en Sevilla, España.', 'location Sevilla, España'],
  [
    'pt',
    'Mariana Costa',
    'Mariana Costa é diretora de produto na Acme Robotics.',
    'title diretora de produto',
    'company Acme Robotics',
  ],
  [
    'pt',
    'Mariana Costa',
    'Anteriormente foi engenheira de software na Globex.',
    'employment engenheira de software / Globex / null..null',
  ],
  ['pt', 'Mariana Costa', 'Mora em Lisboa, Portugal.', 'location Lisboa, Portugal'],
]

test.group('Sentences about a person', () => {
  for (const [lang, name, sentence, ...expected] of CASES)
    test(`${lang}: ${sentence}`, ({ assert }) => {
      const html = `<html lang="${lang}"><head><title>${name} | Summit</title></head><body><h1>${name}</h1><p>${sentence}</p></body></html>`
      const lines = linesOf(html, 'https://summit.example/speakers/17')
      for (const line of expected) assert.include(lines, `person ${name}: ${line}`)
    })
})

/** News headlines with their claims. */
const NEWS: readonly (readonly [lang: string, headline: string, ...expected: string[]])[] = [
  [
    'en',
    'Acme Robotics appoints Jane Porter as Head of Product',
    'person Jane Porter: title Head of Product',
    'person Jane Porter: company Acme Robotics',
  ],
  [
    'en',
    'Acme Robotics names Jane Baker Founder and Chief Executive Officer',
    'person Jane Baker: title Founder and Chief Executive Officer',
  ],
  [
    'en',
    'Jane Porter joins Acme Robotics as Sr. Software Engineer',
    'person Jane Porter: title Sr. Software Engineer',
    'person Jane Porter: company Acme Robotics',
  ],
  [
    'en',
    'Jane Porter leaves Globex Foods to become VP of Sales at Acme Robotics',
    'person Jane Porter: title VP of Sales',
    'person Jane Porter: company Acme Robotics',
    'person Jane Porter: company Globex Foods (past)',
  ],
  [
    'en',
    'Acme Robotics raises $12 million in Series A funding',
    'company Acme Robotics: funding series_a / $12 million / 2024-05-03',
  ],
  ['en', 'Acme Robotics Raises $12M Seed Round', 'company Acme Robotics: funding seed / $12M / 2024-05-03'],
  [
    'en',
    'Acme Robotics closes USD 0.9 million pre-seed round',
    'company Acme Robotics: funding pre_seed / USD 0.9 million / 2024-05-03',
  ],
  [
    'en',
    'Acme Robotics announces US$110m Series E',
    'company Acme Robotics: funding series_d_plus / US$110m / 2024-05-03',
  ],
  [
    'en',
    'Robo Arms is now Acme Robotics',
    'company Acme Robotics: name Acme Robotics',
    'company Acme Robotics: name Robo Arms (past)',
  ],
  ['en', 'Acme Robotics acquires Globex', 'company Globex: Acquired by=Acme Robotics'],
  [
    'de',
    'Acme Robotics sammelt 12 Millionen Euro in Series-A-Runde ein',
    'company Acme Robotics: funding series_a / 12 Millionen Euro / 2024-05-03',
  ],
  [
    'de',
    'Acme Robotics ernennt Anna Becker zur Geschäftsführerin',
    'person Anna Becker: title Geschäftsführerin',
    'company Acme Robotics: CEO=Anna Becker',
  ],
  [
    'fr',
    'Acme Robotics lève 12 millions d’euros en série B',
    'company Acme Robotics: funding series_b / 12 millions d’euros / 2024-05-03',
  ],
  [
    'fr',
    'Acme Robotics nomme Claire Dubois directrice financière',
    'person Claire Dubois: title directrice financière',
  ],
  [
    'es',
    'Acme Robotics cierra una ronda de 12 millones de euros de serie A',
    'company Acme Robotics: funding series_a / 12 millones de euros / 2024-05-03',
  ],
  [
    'es',
    'Acme Robotics nombra a Lucía Navarro directora financiera',
    'person Lucía Navarro: title directora financiera',
  ],
  [
    'pt',
    'Acme Robotics levanta R$ 12 milhões em rodada série A',
    'company Acme Robotics: funding series_a / R$ 12 milhões / 2024-05-03',
  ],
  [
    'pt',
    'Acme Robotics nomeia Mariana Costa como diretora financeira',
    'person Mariana Costa: title diretora financeira',
  ],
]

test.group('News', () => {
  for (const [lang, headline, ...expected] of NEWS)
    test(`${lang}: ${headline}`, ({ assert }) => {
      const html = `<html lang="${lang}"><head><title>${headline}</title><script type="application/ld+json">{"@type":"NewsArticle","datePublished":"2024-05-03T08:00:00Z"}</script></head><body><article><h1>${headline}</h1><p>Acme Robotics (acmerobotics.example).</p></article></body></html>`
      const lines = linesOf(html, 'https://dailyledger.example/2024/a-story')
      for (const line of expected) assert.include(lines, line)
    })

  test('does not read an acquisition of assets as one of the company', ({ assert }) => {
    const html =
      '<html lang="en"><body><article><h1>Acme acquires Globex assets</h1><time datetime="2024-05-03">3 May</time></article></body></html>'
    assert.notInclude(linesOf(html, 'https://ledger.example/x').join('\n'), 'Acquired by')
  })
})
