import { test } from '@japa/runner'
import { readHeadline } from '#domain/evidence/extract/layout/headlines'
import { isPerson, isTitle, startsAsTitle } from '#domain/evidence/extract/recognisers'
import { isOccupation, namesOccupation } from '#domain/evidence/extract/titles/occupations'
import { companySite, expectLines, linesOf } from './support/reading.js'

const TITLES = [
  ['Jazz musician', 'Ceramic artist', 'singer-songwriter', 'Wildlife photographer', 'Midwife', 'Osteopath'],
  ['Tierärztin', 'Facharzt für Innere Medizin', 'Freie Journalistin', 'Kinderbuchautorin', 'Fotograf*in'],
  [
    'Sage-femme',
    'Hypnothérapeute',
    "Photographe d'architecture",
    'Compositrice',
    'Sage-femme et hypnothérapeute',
  ],
  ['artista visual', 'Artista Visual Figurativo', 'Médica de familia', 'Ilustradora', 'abogada'],
  ['Advogada', 'Advogado especializado em Direito', 'Médico de família', 'Atriz e encenadora'],
  ['Ostetrica libera professionista', 'Ginecologo', 'Musicista e compositrice', 'Avvocata'],
  ['Huisarts', 'Zelfstandig illustrator', 'Loopbaanadviseur', 'Beeldhouwster'],
  ['Rechtsanwältin und Notarin', 'Composer & Sound Artist', 'Poet, essayist and translator'],
].flat()

const OTHERS = {
  product: ['Designer bags', 'Wasserkocher', 'Impresora', 'Grabadora', 'Kaffeeautomat', 'Guide pratique'],
  organisation: [
    'Musicians Union',
    'Poet House',
    'Boulanger Immobilier',
    'Carpenter Consulting',
    'Poeta Magazine',
  ],
  name: [
    'Anna Baker',
    'Thomas Müller',
    'Juan Herrero',
    'Marta Pescador',
    'Zsófia Weber',
    'Pastor García',
    'Koch',
  ],
  menu: [
    'Find a doctor',
    'Photographers',
    'Our musicians',
    'Become a teacher',
    'Author',
    'Música',
    'Nurse jobs',
  ],
  field: ['Medicina', 'Photographie', 'Schauspiel', 'Musik', 'Law', 'Teacher training', 'Google Scholar'],
}

test.group('Occupations', () => {
  for (const title of TITLES)
    test(`${title} is a title`, ({ assert }) => {
      assert.isTrue(namesOccupation(title))
      assert.isTrue(isTitle(title))
      assert.isTrue(startsAsTitle(title))
    })

  for (const [kind, texts] of Object.entries(OTHERS))
    for (const text of texts)
      test(`${text} is a ${kind} and no occupation`, ({ assert }) => assert.isFalse(namesOccupation(text)))

  test('a family name counts in lower case only', ({ assert }) => {
    assert.isTrue(isOccupation('baker'))
    assert.isFalse(isOccupation('Baker'))
    assert.isTrue(isPerson('Anna Chandler') && !isTitle('Anna Chandler'))
  })

  test('a hostile text costs little', ({ assert }) => {
    for (const text of ['a'.repeat(100_000), 'musician '.repeat(20_000), 'de '.repeat(50_000)]) {
      const start = performance.now()
      assert.isFalse(namesOccupation(text))
      assert.isBelow(performance.now() - start, 500)
    }
  })
})

test.group('Headlines with occupations', () => {
  for (const [line, title, company] of [
    ['Hypnothérapeute à Lyon', 'Hypnothérapeute', null],
    ['Advogada especializada em Direito da Família', 'Advogada', null],
    ['Facharzt für Innere Medizin · Naturheilverfahren und Akupunktur', 'Facharzt für Innere Medizin', null],
    ['Tierärztin bei der Tierklinik Birkenhof', 'Tierärztin', 'Tierklinik Birkenhof'],
    ['Cellist, Acme Philharmonic Society', 'Cellist', 'Acme Philharmonic Society'],
    ['Software Engineer | Initech', 'Software Engineer', 'Initech'],
  ] as const)
    test(line, ({ assert }) => assert.deepEqual(readHeadline(line), { title, company, past: false }))
})

test.group('Pages with occupations', () => {
  test('reads a title before a name in a heading', ({ assert }) =>
    expectLines(
      assert,
      companySite(
        '<h1>Praxis</h1><h4>Tierärztin - Wiebke Lindner</h4><p>Seit 2009 behandle ich Hunde und Katzen.</p>',
        {
          name: 'Tierarztpraxis Lindner',
          lang: 'de',
        }
      ),
      'https://tierarztpraxis-lindner.example/team',
      ['person Wiebke Lindner: title Tierärztin']
    ))

  test('reads occupations in sentences, without qualifications', ({ assert }) => {
    for (const [lang, sentence, title] of [
      ['en', 'Anna Porter is a musician based in Leeds.', 'musician'],
      ['fr', 'Je suis sage-femme à Lyon.', 'sage-femme'],
      ['de', 'Ich bin Tierärztin in Bern.', 'Tierärztin'],
      ['pt', 'Sou advogada especializada em direito da família.', 'advogada'],
      ['es', 'Soy ilustradora en Valencia.', 'ilustradora'],
    ]) {
      const page = `<html lang="${lang}"><title>Anna Porter</title><h1>Anna Porter</h1><p>${sentence}</p></html>`
      assert.include(linesOf(page, 'https://annaporter.example/'), `person Anna Porter: title ${title}`)
    }
  })
})
