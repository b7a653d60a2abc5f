import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  compareNames,
  isPlausiblePersonName,
  looksLikeGivenName,
  nameKeys,
  namesConflict,
  nameTokens,
  type PersonName,
  parseName,
} from '#domain/people/names/names'
import { namesakes } from '#domain/people/names/data/name_parts_data'
import { nameWords } from '#domain/people/names/spelling'

const LEGISLATORS = join(import.meta.dirname, '../../../../shared/data/people/state_legislators_dev.jsonl.gz')

const PARSED: Array<[string, Partial<PersonName>]> = [
  ['Zoe Garner', { given: 'Zoe', family: 'Garner' }],
  ['Garner, Zoe', { given: 'Zoe', family: 'Garner' }],
  [
    'Dr. Ludwig van der Berg Jr.',
    { given: 'Ludwig', particles: 'van der', family: 'Berg', suffix: 'Jr.', honorific: 'Dr.' },
  ],
  ['van der Berg, Ludwig', { given: 'Ludwig', particles: 'van der', family: 'Berg' }],
  ['J.R.R. Tolkien', { given: 'J.', middle: ['R.', 'R.'], family: 'Tolkien' }],
  ['Smith, John Q., PhD', { given: 'John', middle: ['Q.'], family: 'Smith', suffix: 'PhD' }],
  ['Jane Doe, MBA, PhD', { given: 'Jane', family: 'Doe', suffix: 'MBA, PhD' }],
  ['Robert "Bob" Smith III', { given: 'Robert', family: 'Smith', nickname: 'Bob', suffix: 'III' }],
  ['Catherine (Kate) Middleton', { given: 'Catherine', nickname: 'Kate', family: 'Middleton' }],
  ['Sam Lee (she/her)', { given: 'Sam', nickname: '', family: 'Lee' }],
  ['María de los Ángeles López', { given: 'María de los Ángeles', family: 'López' }],
  ['José Ortega y Gasset', { given: 'José', family: 'Ortega y Gasset' }],
  ['Mohammed bin Salman al Saud', { given: 'Mohammed', particles: 'al', family: 'Saud' }],
  ['Omar al-Sayed', { given: 'Omar', particles: 'al', family: 'Sayed' }],
  [
    'Luiz Inácio Lula da Silva',
    { given: 'Luiz', middle: ['Inácio', 'Lula'], particles: 'da', family: 'Silva' },
  ],
  ['João dos Santos', { given: 'João', particles: 'dos', family: 'Santos' }],
  ['Leonardo di Caprio', { given: 'Leonardo', particles: 'di', family: 'Caprio' }],
  ['Gerard ter Borch', { given: 'Gerard', particles: 'ter', family: 'Borch' }],
  ['Paulo Souza Filho', { given: 'Paulo', family: 'Souza', suffix: 'Filho' }],
  ['Frau Prof. Dr. Anna von Stein', { honorific: 'Frau Prof. Dr.', particles: 'von', family: 'Stein' }],
  ['Herr Jonas Weber', { honorific: 'Herr', given: 'Jonas', family: 'Weber' }],
  ['Mme Claire Dubois', { honorific: 'Mme', given: 'Claire', family: 'Dubois' }],
  ['Sen. Elizabeth Warren', { honorific: 'Sen.', given: 'Elizabeth', family: 'Warren' }],
  ['Dr. Garner', { honorific: 'Dr.', given: '', family: 'Garner' }],
  ['DUPONT Jean', { given: 'Jean', family: 'DUPONT' }],
  ['王伟', { given: '伟', family: '王' }],
  ['欧阳修文', { given: '修文', family: '欧阳' }],
  ['山田 太郎', { given: '太郎', family: '山田' }],
  ['Jack Ma', { given: 'Jack', family: 'Ma', suffix: '' }],
  ['Al Gore', { given: 'Al', family: 'Gore' }],
  ['Madonna', { given: 'Madonna', family: '' }],
  ['M.R. Hardy', { given: 'M.', middle: ['R.'], family: 'Hardy', honorific: '', suffix: '' }],
  ['Jane Hardy, M.D.', { given: 'Jane', family: 'Hardy', suffix: 'M.D.' }],
  ["O'Quinn, I.", { given: 'I.', family: "O'Quinn", suffix: '' }],
  ['Steve St. Clair', { given: 'Steve', particles: 'St.', family: 'Clair' }],
  ['Matt Sabourin dit Choinière', { particles: 'dit', family: 'Choinière' }],
  ['Иван Петров', { given: 'Иван', family: 'Петров', script: 'cyrillic' }],
  ['김민준', { given: '민준', family: '김', script: 'hangul' }],
  ['', { given: '', family: '' }],
]
/** Two names with their minimum and maximum likeness. */
const COMPARED: Array<[string, string, number, number]> = [
  ['Zoe Garner', 'ZOË GARNER', 1, 1],
  ['Dr. Zoe Garner, PhD', 'Garner, Zoe', 1, 1],
  ['Jürgen Müller', 'Juergen Mueller', 1, 1],
  ['Сергей Иванов', 'Sergey Ivanov', 1, 1],
  ['Αλέξης Τσίπρας', 'Alexis Tsipras', 1, 1],
  ['Jean-Luc Picard', 'Jean Luc Picard', 1, 1],
  ['Smith John', 'John Smith', 0.9, 0.99],
  ['Ludwig van Beethoven', 'Ludwig Beethoven', 0.95, 1],
  ['Bob Smith', 'Robert Smith', 0.88, 0.95],
  ['Bob Smith', 'Robbie Smith', 0.88, 0.95],
  ['Pepe Garcia', 'José Garcia', 0.88, 0.95],
  ['Gosia Nowak', 'Małgorzata Nowak', 0.88, 0.95],
  ['Саша Петров', 'Alexander Petrov', 0.85, 0.95],
  ['Henk de Vries', 'Hendrik de Vries', 0.85, 0.95],
  ['Beppe Rossi', 'Giuseppe Rossi', 0.85, 0.95],
  ['J. Smith', 'John Smith', 0.65, 0.75],
  ['Liz Brown', 'E. Brown', 0.55, 0.65],
  ['Stuart Adams', 'J. S. Adams', 0.5, 0.65],
  ['Rey Martinez', 'Reynaldo Martinez', 0.88, 0.95],
  ['John F. Kennedy', 'John Fitzgerald Kennedy', 0.95, 1],
  ['John Kennedy', 'John Fitzgerald Kennedy', 0.95, 1],
  ['Jane Smith-Jones', 'Jane Smith', 0.8, 0.9],
  ['Ana García', 'Ana García López', 0.7, 0.85],
  ['Michael Smith', 'J. Michael Smith', 0.8, 0.9],
  ['Christopher Anderson', 'Christopher Andersen', 0.75, 0.85],
  ['Meg Kilcoyne', 'Meghan K. Kilcoyne', 0.7, 0.8],
  ['Paul Smith', 'Paulina Smith', 0, 0],
  ['Tyson Running Wolf', 'Running Wolf, Tyson T.', 0.8, 0.9],
  ['Emilio Carlo', 'Emilio Carlo Acosta', 0.5, 0.6],
  ['Zoe', 'Zoe Garner', 0.3, 0.5],
  ['John A. Smith', 'John B. Smith', 0, 0.5],
  ['John Smith Jr.', 'John Smith Sr.', 0, 0],
  ['Bob Smith', 'Bill Smith', 0, 0],
  ['Michael Smith', 'Michal Smith', 0, 0.93],
  ['Daniel Smith', 'Danielle Smith', 0, 0],
  ['Jean-Luc Picard', 'Jean-Marc Picard', 0, 0],
  ['Zoe Garner', 'Zoe Miller', 0, 0],
  ['', 'Zoe', 0, 0],
]
const PEOPLE = `Zoe Garner;zoe garner;Ludwig van Beethoven;O'Brien Conan;J. Smith;JOHN SMITH;Dr. Garner;王伟;김민준;Иван Петров;
  María José Fernández de la Vega;Steve Case;Larry Page;Will Davis;Chris Head;Jean-Luc Picard;Ruth Bader Ginsburg;Garner, Zoe;Wei Zhang;Priya Raghunathan;Will Smith;Victor Page;Les Warren;George Street;Meredith Lawson‐Rowe;Jane Doe, PhD`
const NOBODIES = `Acme Foods;Acme Inc.;Chief Executive Officer;jane@acme.com;Read more;Mark Zuckerberg is the CEO;New York;Madonna;
  software engineer;marketing manager berlin;John Smith, CEO;https://acme.com;About Us;Zoe Garner 2;The Garners;Goldman Sachs Group;Asha Health;Branch AI;Sudden Coffee;Page Street;Main Street;North London;
  ✅ Zoe Garner;Página de Zoe Garner;Wissenschaftlicher Werdegang;Einladung zum Wintermarkt;謝辞;都市経済;장학금;Contact our team;;J. K.;Director of Sales;University of Leeds;Zoe | Acme`
const list = (text: string) => text.split(';').map((part) => part.trim())

const GIVEN = fc.constantFrom('Zoë', 'Robert', 'Bob', 'J.', 'Jean-Luc', 'Мария', 'Li', 'Anna Maria', 'Sofía')
const FAMILY = fc.constantFrom(
  'Garner',
  'van der Berg',
  "O'Brien",
  'García López',
  'Müller',
  'Петров',
  'Smith-Jones'
)
const NAME = fc.tuple(GIVEN, FAMILY).map((parts) => parts.join(' '))

test.group('names', () => {
  for (const [name, expected] of PARSED)
    test(`parses ${name || 'nothing'}`, ({ assert }) => assert.containSubset(parseName(name), expected))

  for (const [a, b, min, max] of COMPARED)
    test(`${a} and ${b} have a likeness of ${min} to ${max}`, ({ assert }) => {
      assert.isAtLeast(compareNames(a, b), min)
      assert.isAtMost(compareNames(a, b), max)
    })

  test('[SR-072] detects conflicting names', ({ assert }) => {
    assert.isTrue(namesConflict('John Smith Jr.', 'John Smith Sr.'))
    assert.isTrue(namesConflict('John A. Smith', 'John B. Smith'))
    assert.isTrue(namesConflict('Zoe Garner', 'Zoe Miller'))
    assert.isFalse(namesConflict('Zoe Garner', 'Z. Garner'))
    assert.isFalse(namesConflict('Zoe', 'Zoe Garner'))
    assert.isFalse(namesConflict('', 'Zoe Garner'))
  })

  test('computes keys and tokens', ({ assert }) => {
    assert.deepEqual(nameTokens('Dr. van der Berg, Zoë'), ['zoe', 'van', 'der', 'berg'])
    assert.deepEqual(nameKeys('Liz van der Berg'), ['liz van der berg', 'liz berg', '~elizabeth berg'])
    assert.deepEqual(nameKeys('  '), [])
    for (const [a, b] of [
      ['Bob Smith', 'Robert Smith'],
      ['Juergen Mueller', 'Jürgen Müller'],
      ['Иван Петров', 'Ivan Petrov'],
      ['Zoe A. Garner', 'Zoe Garner'],
      ['Robert "Bob" Smith', 'Bobby Smith'],
    ])
      assert.isNotEmpty(
        nameKeys(a).filter((key) => nameKeys(b).includes(key)),
        `${a} | ${b}`
      )
  })

  for (const name of list(PEOPLE))
    test(`${name} is a plausible person`, ({ assert }) => assert.isTrue(isPlausiblePersonName(name)))
  for (const name of ['Michael Scholar', 'Magda Portal', 'Anna Praxis', 'Robert Weeks', 'Walter Camp'])
    test(`${name} is a plausible person with a rare name`, ({ assert }) =>
      assert.isTrue(isPlausiblePersonName(name)))
  for (const text of ['Google Scholar', 'Praxis Beckmann', 'Portal Saúde', 'Kanzlei Beckmann'])
    test(`${text} is an organisation`, ({ assert }) => assert.isFalse(isPlausiblePersonName(text)))
  for (const text of ['Nordlicht Days', 'Ledger Forum', 'Harbour Fest', 'Kongress Zukunft'])
    test(`${text} is an event and not a person`, ({ assert }) => assert.isFalse(isPlausiblePersonName(text)))
  for (const text of list(NOBODIES))
    test(`${text || 'nothing'} is not a person`, ({ assert }) => assert.isFalse(isPlausiblePersonName(text)))

  test('returns variants of a given name', ({ assert }) => {
    const variantsOf = (given: string) => namesakes(nameWords(given).join(' '))
    assert.includeMembers(variantsOf('Bob'), ['robert', 'bobby'])
    assert.includeMembers(variantsOf('José'), ['pepe'])
    assert.includeMembers(variantsOf('Саша'), ['alexander'])
    assert.notInclude(variantsOf('Robert'), 'robert')
    assert.deepEqual(variantsOf('Xyzzy'), [])
  })

  test('recognises given names', ({ assert }) => {
    for (const word of [
      'Zoë',
      'priya',
      'Hiroshi',
      'Bob',
      'Wei',
      'Jean-Luc',
      'Анна',
      'Kwame',
      'Fatima',
      'Oğuz',
      'Siobhán',
    ])
      assert.isTrue(looksLikeGivenName(word), word)
    for (const word of ['Acme', 'engineer', 'Berlin', 'the', '', 'Foods', 'london'])
      assert.isFalse(looksLikeGivenName(word), word)
  })

  test('likeness is symmetric, from 0 to 1, and 1 for the same name in any order', ({ assert }) => {
    fc.assert(
      fc.property(NAME, NAME, (a, b) => {
        assert.equal(compareNames(a, b), compareNames(b, a))
        assert.isTrue(compareNames(a, b) >= 0 && compareNames(a, b) <= 1)
        assert.equal(namesConflict(a, b), namesConflict(b, a))
        assert.equal(compareNames(a, `  Dr. ${a.toUpperCase()}, PhD`), 1)
        assert.isTrue(nameKeys(a).length >= 1 && nameKeys(a).length <= 12)
      })
    )
  })

  test('parses any text without throwing', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        assert.isString(parseName(a).family)
        assert.equal(compareNames(a, b), compareNames(b, a))
        if (nameTokens(a).length > 0) assert.equal(compareNames(a, a), 1)
        assert.isBoolean(isPlausiblePersonName(a))
      }),
      { examples: [['Li, ,', ',,']] }
    )
  })

  test('real names: variants match, different names do not, and all names are plausible', ({ assert }) => {
    const lines = gunzipSync(readFileSync(LEGISLATORS)).toString().trim().split('\n')
    const people: { name: string; family_name?: string; other_names?: { name: string }[] }[] = lines.map(
      (line) => JSON.parse(line)
    )
    const variants = people.flatMap(({ name, other_names = [] }) =>
      other_names.map((other) => [name, other.name] as const)
    )
    const agreeing = variants.filter(([name, other]) => !namesConflict(name, other))
    assert.isAbove(agreeing.length / variants.length, 0.96)
    const strangers = people.map(({ name }, i) => [name, people[(i * 7 + 1) % people.length].name] as const)
    const alike = strangers.filter(([a, b]) => a !== b && compareNames(a, b) >= 0.5)
    assert.isBelow(alike.length / strangers.length, 0.002)
    const plausible = people.filter(({ name }) => isPlausiblePersonName(name))
    assert.isAbove(plausible.length / people.length, 0.995)
  }).skip(!existsSync(LEGISLATORS), 'the sample records are not there')
})
