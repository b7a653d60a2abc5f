import { test } from '@japa/runner'
import { jsonInText } from '#adapters/agent/json_in_text'
import { fillSchema } from '#domain/agent/rules/fill/fill_schema'
import { Findings } from '#domain/agent/rules/findings'
import { readTask } from '#domain/agent/rules/read/read_task'
import { withSchema } from '#domain/agent/rules/read/with_schema'
import { checkOutputSchema } from '#domain/agent/schema/check_output_schema'
import { validateOutput } from '#domain/agent/schema/validate_output'
import { cpuMsOf, slowness } from '#tests/support/machine_speed'

/** A tree whose nodes each contain `width` nodes: a small schema with exponentially many paths. */
function tree(width: number) {
  const names = Array.from({ length: width }, (_, i) => `p${i}`)
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: '#/$defs/n' }]))
  return {
    $ref: '#/$defs/n',
    $defs: { n: { type: 'object', properties: { ...properties, headcount: { type: 'integer' } } } },
  }
}

/** Two kinds of nodes, each with many nodes of the other kind. */
function knot(width: number) {
  const names = Array.from({ length: width }, (_, i) => `p${i}`)
  const of = (name: string) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((one) => [one, { $ref: `#/$defs/${name}` }])),
  })
  const kinds = Array.from({ length: 8 }, (_, i) => `k${i}`)
  const $defs = Object.fromEntries(kinds.map((kind, i) => [kind, of(kinds[(i + 1) % kinds.length])]))
  return { $ref: '#/$defs/k0', $defs }
}

function quickly<T>(assert: { isBelow(a: number, b: number): void }, work: () => T): T {
  // Measures CPU time, which does not depend on the load of the machine.
  let result: T
  const ms = cpuMsOf(() => (result = work()))
  assert.isBelow(ms, 2_000 * slowness())
  return result!
}

test.group('agent: input designed to stall', () => {
  for (const [what, schema] of [
    ['a tree', tree(40)],
    ['a knot', knot(12)],
  ] as const)
    test(`[AG-019] reads and fills the schema of ${what} quickly`, ({ assert }) => {
      const { request } = quickly(assert, () => withSchema(readTask('How big is Brelmora?'), schema))
      if (what === 'a tree') assert.include(request.companyFields, 'headcount')
      const filling = { request, findings: new Findings(), winner: null, text: 'It is big.' }
      quickly(assert, () => fillSchema(schema, filling))
    })

  test('[AG-019] a schema may refer to its own root', ({ assert }) => {
    const schema = { type: 'object', properties: { next: { $ref: '#' }, name: { type: 'string' } } }
    assert.isNull(checkOutputSchema(schema))
    assert.deepEqual(validateOutput(schema, { next: { next: { name: 'a' } } }), [])
    assert.isNotEmpty(validateOutput(schema, { next: { next: { name: 1 } } }))
  })

  test('reads very long white space quickly', ({ assert }) => {
    for (const space of [' ', '\n', '\t', '\u00a0'])
      quickly(assert, () => readTask(`Find ${space.repeat(6_000)}x`))
  })

  test('finds the data in a reply with many line ends quickly', ({ assert }) => {
    assert.isUndefined(quickly(assert, () => jsonInText(`\`\`\`json${'\n'.repeat(48_000)}`)))
    assert.deepEqual(jsonInText('Here:\n```json\n{"a": [1]}\n```\nand so on'), { a: [1] })
    assert.deepEqual(jsonInText('```\n[1, 2]\n```'), [1, 2])
    assert.deepEqual(jsonInText('It is {"a": 1} then'), { a: 1 })
  })
})
