import { test } from '@japa/runner'
import { jsonInText } from '#adapters/agent/json_in_text'
import { addressesIn } from '#domain/agent/grounding/addresses'
import { checkLine } from '#domain/agent/grounding/check_line'
import { plain } from '#domain/agent/grounding/plain'
import { Seen } from '#domain/agent/grounding/seen'
import { roundsIn } from '#domain/agent/lookalikes/rounds_in_page'
import { seedProblems } from '#domain/agent/lookalikes/seed'
import { escaped } from '#domain/agent/rules/answer/citing'
import { labelOf } from '#domain/agent/rules/answer/say_entity'
import { propertyWords } from '#domain/agent/rules/fill/property_words'
import { customFactKey } from '#domain/agent/rules/fill/property_fields'
import { readAccounts } from '#domain/agent/rules/read/accounts'
import { findAddresses } from '#domain/agent/rules/read/addresses'
import { accentless, foundedBounds, headcountBounds, stagesOf } from '#domain/agent/rules/read/company_kind'
import { requestedContacts } from '#domain/agent/rules/read/requested_contacts'
import { withInputs } from '#domain/agent/rules/read/inputs'
import { requestedCount } from '#domain/agent/rules/read/quantity'
import { readTask, rebased } from '#domain/agent/rules/read/read_task'
import { refusals } from '#domain/agent/rules/read/refusals'
import { withSchema } from '#domain/agent/rules/read/with_schema'
import * as pageText from '#domain/agent/rules/work/page_text'
import { checkOutputSchema } from '#domain/agent/schema/check_output_schema'
import { linearRegExp, patternProblem } from '#domain/agent/schema/linear_regexp'
import { validateOutput } from '#domain/agent/schema/validate_output'
import { assertLinear, HOSTILE_SHAPES, leastCpuMs } from '#tests/support/hostile_strings'
import { slowness } from '#tests/support/machine_speed'

const task = readTask('Find engineers in Berlin')
const seen = new Seen('Find engineers in Berlin, see https://acme.example/team')

/** Parsers of a task, which is cut at 4,000 characters. */
const OF_TASKS: Record<string, (text: string) => unknown> = {
  readTask,
  rebased: (text) => rebased({ ...task, text }),
  withInputs: (text) => withInputs(task, { people: text, companies: [text], places: text, count: text }),
  'withSchema of names and descriptions': (text) =>
    withSchema(task, { type: 'object', properties: { [text]: { type: 'string', description: text } } }),
}

const OF_PARTS: Record<string, (text: string) => unknown> = {
  findAddresses,
  readAccounts,
  accentless,
  foundedBounds,
  headcountBounds,
  stagesOf,
  requestedCount,
  refusals,
  contactWishes: (text) => requestedContacts(text.slice(0, 4_000)),
  customFactKey,
  propertyWords,
  labelOf,
  escaped,
  plain,
  addressesIn,
  'what a run has seen': (text) => {
    const own = new Seen(text)
    return [own.says(text), own.knowsEmail(text), own.mayLookUp(text)]
  },
  'checkLine of what a model writes': (text) => checkLine(text, seen),
  seedProblems: (text) => seedProblems({ company_name: text, domain: text }),
  jsonInText,
  'patternProblem of a pattern': patternProblem,
  'a pattern over text': (text) => linearRegExp('^(a+)+$|\\.+$|([(]a?)*x').test(text),
  'checkOutputSchema of a pattern': (text) =>
    checkOutputSchema({ type: 'string', pattern: text, title: text }),
  'validateOutput of a value': (text) =>
    validateOutput({ type: 'string', pattern: '^(?:a|a)*$', format: 'email' }, text),
  roundsIn,
  ...pageText,
  peopleIn: (text) => pageText.peopleIn(text),
  answeringSentences: (text) => pageText.answeringSentences(text, 'Who is the CEO of Acme?'),
}

test.group('hostile text: the agent', () => {
  for (const [name, work] of Object.entries(OF_TASKS))
    test(name, ({ assert }) => assertLinear(assert, name, work, { sizes: [500, 2_000] }))

  test('reads tasks of a whole message in linear time', ({ assert }) =>
    assertLinear(assert, 'readTask', readTask, {
      sizes: [5_000, 20_000],
      shapes: HOSTILE_SHAPES.filter((_, i) => i % 4 === 0),
    }))
  for (const [name, work] of Object.entries(OF_PARTS))
    test(name, ({ assert }) => assertLinear(assert, name, work))

  test('reads a task of 20,000 Chinese characters with 200 ms of CPU time', ({ assert }) => {
    const message = '中文搜索引擎王小明北京上海'.repeat(1_600).slice(0, 20_000)
    const least = leastCpuMs(() => [readTask(message), new Seen(message)])
    assert.isBelow(least, 200 * slowness())
  })
})
