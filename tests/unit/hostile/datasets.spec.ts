import { test } from '@japa/runner'
import { FORMATS } from '#domain/datasets/columns'
import { foldLabel, answerOfLabel } from '#domain/questions/labels'
import { chooseOption, knownOption, splitOptions } from '#domain/questions/options'
import { readQuestion } from '#domain/questions/read_question'
import { termsOf } from '#domain/questions/terms'
import { tokensOf } from '#domain/questions/tokens'
import { namesLanguage } from '#domain/questions/values/languages'
import { readValue } from '#domain/questions/values/read_value'
import { peopleIn, valueAt } from '#domain/questions/values/slots'
import { stanceNear, stanceOf, yesNo } from '#domain/questions/values/yes_no'
import { handleLikeness } from '#domain/people/names/handles'
import { numbersIn, readSpan } from '#domain/truth/values/numbers'
import { assertLinear } from '#tests/support/hostile_strings'

const SLOTS = [
  'person',
  'organisation',
  'date',
  'money',
  'count',
  'span',
  'code',
  'place',
  'language',
] as const
const question = (format: (typeof FORMATS)[number], description = 'Who is the chief executive officer?') =>
  readQuestion({ key: 'custom.ceo', description, format, entity: 'company' })
const head = question('text')

const WORK: Record<string, (text: string) => unknown> = {
  splitOptions: (text) => [splitOptions(text), splitOptions(`Which stage: ${text}`)],
  chooseOption: (text) => chooseOption(text, ['seed', 'series a', '1-10', '11-50']),
  'chooseOption of options': (text) => chooseOption('series a', text.split(' ').slice(0, 100)),
  knownOption: (text) => knownOption(text, ['seed', 'series a']),
  foldLabel,
  answerOfLabel: (text) => answerOfLabel(head, text),
  termsOf,
  tokensOf,
  namesLanguage,
  peopleIn,
  yesNo,
  stanceOf,
  stanceNear: (text) => stanceNear(text, 10, 20),
  numbersIn,
  readSpan,
  handleLikeness: (text) => handleLikeness(text, 'Jane Doe'),
  'handleLikeness of a name': (text) => handleLikeness('janedoe', text),
}

test.group('hostile text: datasets', () => {
  for (const [name, work] of Object.entries(WORK))
    test(name, ({ assert }) => assertLinear(assert, name, work))
  for (const format of FORMATS) {
    test(`readValue of the format ${format}`, ({ assert }) => {
      const asked = question(format)
      assertLinear(assert, format, (text) => readValue(asked, text))
    })
    // Descriptions have up to 500 characters.
    test(`readQuestion of the format ${format}`, ({ assert }) =>
      assertLinear(assert, format, (text) => question(format, text), { sizes: [500, 2_000] }))
  }
  for (const slot of SLOTS)
    test(`valueAt of the slot ${slot}`, ({ assert }) =>
      assertLinear(assert, slot, (text) => [valueAt(text, slot, 'start'), valueAt(text, slot, 'end')]))
})
