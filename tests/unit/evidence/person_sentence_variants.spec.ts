import { test } from '@japa/runner'
import { linesOf } from './support/reading.js'

/** Other wordings: language, name, a sentence about the person, the start of its claim. */
const CASES: [lang: string, name: string, sentence: string, expected: string][] = [
  [
    'de',
    'Anna Becker',
    'Anna Becker kam zu Acme Robotics und ist dort Leiterin Vertrieb.',
    'company Acme Robotics',
  ],
  [
    'de',
    'Anna Becker',
    'Anna Becker ist Produktmanagerin bei Acme Robotics. Davor war Anna Becker Datenanalystin bei Globex.',
    'employment Datenanalystin / Globex',
  ],
  ['de', 'Anna Becker', 'Früher: Vertriebsleiterin, Globex.', 'employment Vertriebsleiterin / Globex'],
  ['de', 'Anna Becker', 'Zuvor Vertriebsleiterin bei Globex.', 'employment Vertriebsleiterin / Globex'],
  [
    'de',
    'Anna Becker',
    'Anna Becker studierte Informatik an der Universität Wien.',
    'education Universität Wien / Informatik',
  ],
  [
    'de',
    'Anna Becker',
    'Ausbildung: Informatik, Technische Universität München.',
    'education Technische Universität München',
  ],
  [
    'de',
    'Anna Becker',
    'Hat einen Abschluss in Design von der Kunsthochschule Kassel.',
    'education Kunsthochschule Kassel',
  ],
  ['de', 'Anna Becker', 'Wohnt in Wien, Österreich.', 'location Wien'],
  ['de', 'Anna Becker', 'Zu Hause in Hamburg.', 'location Hamburg'],
  ['de', 'Anna Becker', 'Als CTO bei Acme Robotics verantwortet sie die Technik.', 'title CTO'],
  ['de', 'Anna Becker', 'Anna Becker, CTO der Acme Robotics GmbH, spricht über Roboter.', 'title CTO'],
  [
    'fr',
    'Claire Dubois',
    'Claire Dubois a rejoint Acme Robotics, où elle est ingénieure logiciel.',
    'title ingénieure logiciel',
  ],
  [
    'fr',
    'Claire Dubois',
    'Claire Dubois travaille comme cheffe de produit chez Acme Robotics.',
    'title cheffe de produit',
  ],
  [
    'fr',
    'Claire Dubois',
    'Avant cela, Claire Dubois était analyste de données chez Globex.',
    'employment analyste de données / Globex',
  ],
  [
    'fr',
    'Claire Dubois',
    'Précédemment directrice des opérations chez Globex.',
    'employment directrice des opérations / Globex',
  ],
  [
    'fr',
    'Claire Dubois',
    'Claire Dubois a étudié l’économie à l’Université de Lyon.',
    'education Université de Lyon',
  ],
  ['fr', 'Claire Dubois', 'Formation : Économie, Université de Lyon.', 'education Université de Lyon'],
  ['fr', 'Claire Dubois', 'Claire Dubois est basée à Lyon, France.', 'location Lyon'],
  ['fr', 'Claire Dubois', 'Habite à Bruxelles, Belgique.', 'location Bruxelles'],
  ['fr', 'Claire Dubois', 'Directrice technique chez Acme Robotics.', 'title Directrice technique'],
  [
    'es',
    'Lucía Navarro',
    'Lucía Navarro se incorporó a Acme Robotics, donde es ingeniera de software.',
    'title ingeniera de software',
  ],
  [
    'es',
    'Lucía Navarro',
    'Lucía Navarro trabaja como jefa de producto en Acme Robotics.',
    'title jefa de producto',
  ],
  [
    'es',
    'Lucía Navarro',
    'Antes de eso, Lucía Navarro fue analista de datos en Globex.',
    'employment analista de datos / Globex',
  ],
  ['es', 'Lucía Navarro', 'Antes: gerente de ventas, Globex.', 'employment gerente de ventas / Globex'],
  [
    'es',
    'Lucía Navarro',
    'Lucía Navarro estudió Economía en la Universidad de Sevilla.',
    'education Universidad de Sevilla',
  ],
  ['es', 'Lucía Navarro', 'Formación: Economía, Universidad de Sevilla.', 'education Universidad de Sevilla'],
  ['es', 'Lucía Navarro', 'Reside en Lima, Perú.', 'location Lima'],
  ['es', 'Lucía Navarro', 'Directora de ingeniería en Acme Robotics.', 'title Directora de ingeniería'],
  [
    'pt',
    'Mariana Costa',
    'Mariana Costa entrou na Acme Robotics, onde é engenheira de software.',
    'title engenheira de software',
  ],
  [
    'pt',
    'Mariana Costa',
    'Mariana Costa trabalha como gerente de produto na Acme Robotics.',
    'title gerente de produto',
  ],
  [
    'pt',
    'Mariana Costa',
    'Antes disso, Mariana Costa foi analista de dados na Globex.',
    'employment analista de dados / Globex',
  ],
  ['pt', 'Mariana Costa', 'Antes: gerente de vendas, Globex.', 'employment gerente de vendas / Globex'],
  [
    'pt',
    'Mariana Costa',
    'Mariana Costa estudou Economia na Universidade de Lisboa.',
    'education Universidade de Lisboa',
  ],
  ['pt', 'Mariana Costa', 'Formação: Economia, Universidade de Lisboa.', 'education Universidade de Lisboa'],
  ['pt', 'Mariana Costa', 'Vive no Recife, Brasil.', 'location Recife'],
  ['pt', 'Mariana Costa', 'Diretora de engenharia na Acme Robotics.', 'title Diretora de engenharia'],
  ['en', 'Jane Porter', 'Jane Porter leads product at Acme Robotics.', 'company Acme Robotics'],
  [
    'en',
    'Jane Porter',
    'Jane Porter is a Staff Engineer with Acme Robotics in Leeds.',
    'title Staff Engineer',
  ],
  ['en', 'Jane Porter', 'Now CTO at Acme Robotics, Jane spent five years at Globex.', 'title CTO'],
  ['en', 'Jane Porter', 'CTO, Acme Robotics', 'title CTO'],
  ['en', 'Jane Porter', 'CTO | Acme Robotics', 'company Acme Robotics'],
  ['en', 'Jane Porter', 'At Acme Robotics, Jane Porter is Head of Data.', 'title Head of Data'],
  [
    'en',
    'Jane Porter',
    'Jane Porter holds the position of Head of Data at Acme Robotics.',
    'title Head of Data',
  ],
  [
    'en',
    'Jane Porter',
    'As Head of Data at Acme Robotics, Jane Porter builds pipelines.',
    'title Head of Data',
  ],
  ['en', 'Jane Porter', 'Jane Porter (Head of Data, Acme Robotics)', 'title Head of Data'],
  ['en', 'Jane Porter', 'Until 2022 she was CFO of Globex.', 'employment CFO / Globex'],
  [
    'en',
    'Jane Porter',
    'A graduate of Kingsbridge College, she read Economics.',
    'education Kingsbridge College',
  ],
  ['en', 'Jane Porter', 'She earned an MBA from Marlow Business School.', 'education Marlow Business School'],
  ['en', 'Jane Porter', 'Jane makes her home in Oslo, Norway.', 'location Oslo'],
  ['en', 'Jane Porter', 'Location: Leeds, England', 'location Leeds'],
]

test.group('Sentence variants about a person', () => {
  for (const [lang, name, sentence, expected] of CASES)
    test(`${lang}: ${sentence}`, ({ assert }) => {
      const html = `<html lang="${lang}"><head><title>${name} | Summit</title></head><body><h1>${name}</h1><p>${sentence}</p></body></html>`
      const lines = linesOf(html, 'https://summit.example/speakers/17')
      assert.isTrue(
        lines.some((line) => line.startsWith(`person ${name}: ${expected}`)),
        lines.join('\n')
      )
    })
})
