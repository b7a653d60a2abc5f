import { test } from '@japa/runner'
import fc from 'fast-check'
import { checkOutputSchema } from '#domain/agent/schema/check_output_schema'
import { SCHEMA_LIMITS } from '#domain/agent/schema/limits'
import { validateOutput } from '#domain/agent/schema/validate_output'

const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  type: 'object',
  properties,
  ...more,
})
const text = { type: 'string' }

test.group('agent: output schemas', () => {
  const accepted: [string, Record<string, unknown>][] = [
    ['an object of plain values', object({ name: text, age: { type: 'integer' } }, { required: ['name'] })],
    ['nothing at all', {}],
    ['a list at the top', { type: 'array', items: object({ email: { type: 'string', format: 'email' } }) }],
    ['null among the types', object({ phone: { type: ['string', 'null'] } })],
    [
      'definitions and references',
      object({ who: { $ref: '#/$defs/who' } }, { $defs: { who: object({ name: text }) } }),
    ],
    [
      'draft-07',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        ...object({ a: { $ref: '#/definitions/b' } }),
        definitions: { b: text },
      },
    ],
    ['2020-12', { $schema: 'https://json-schema.org/draft/2020-12/schema', ...object({ a: text }) }],
    ['an id at the top', { $id: 'https://schemas.example/answer', ...object({ a: text }) }],
    [
      'a tree',
      {
        $ref: '#/$defs/node',
        $defs: { node: object({ name: text, children: { type: 'array', items: { $ref: '#/$defs/node' } } }) },
      },
    ],
    [
      'a binary tree that may end',
      {
        $ref: '#/$defs/node',
        $defs: {
          node: object({
            left: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/node' }] },
            right: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/node' }] },
          }),
        },
      },
    ],
    [
      'one shape in two places',
      object(
        { a: { $ref: '#/$defs/node' }, b: { $ref: '#/$defs/node' } },
        { $defs: { node: object({ next: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/node' }] } }) } }
      ),
    ],
    ['a pattern', object({ code: { type: 'string', pattern: '^(a+)+$' } })],
    [
      'annotations',
      object({ a: { ...text, title: 'A', description: 'the first', examples: ['x'], default: 'y' } }),
    ],
  ]
  for (const [what, schema] of accepted)
    test(`[AG-019] accepts ${what}`, ({ assert }) => assert.isNull(checkOutputSchema(schema)))

  const deep = (levels: number): Record<string, unknown> =>
    levels === 0 ? text : object({ a: deep(levels - 1) })
  const doubling = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [
      `n${i}`,
      { anyOf: [{ $ref: `#/$defs/n${i + 1}` }, { $ref: `#/$defs/n${i + 1}` }] },
    ])
  )
  const refused: [string, unknown, RegExp][] = [
    ['no object', 'string', /must be a JSON Schema object/],
    ['a list', [], /must be a JSON Schema object/],
    ['another dialect', { $schema: 'http://json-schema.org/draft-04/schema#' }, /\/\$schema/],
    ['an unknown type', object({ a: { type: 'text' } }), /\/properties\/a\/type/],
    ['an unknown keyword', object({ a: { type: 'string', maxLenght: 3 } }), /maxLenght/],
    ['an unknown format', object({ a: { type: 'string', format: 'colour' } }), /colour/],
    [
      'a remote reference',
      object({ a: { $ref: 'https://schemas.example/a.json' } }),
      /\/properties\/a\/\$ref: must be a local reference/,
    ],
    ['a file reference', object({ a: { $ref: 'other.json#/a' } }), /local reference/],
    ['a reference to nothing', object({ a: { $ref: '#/$defs/none' } }), /is not in the schema/],
    [
      'a broken reference that nothing uses',
      object({ a: text }, { $defs: { b: { $ref: '#/$defs/none' } } }),
      /\/\$defs\/b\/\$ref/,
    ],
    ['a reference to itself', { $ref: '#' }, /endlessly/],
    [
      'references in a circle',
      { $ref: '#/$defs/a', $defs: { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { $ref: '#/$defs/a' } } },
      /endlessly/,
    ],
    [
      'a tree along two paths',
      {
        $ref: '#/$defs/n',
        $defs: {
          n: { anyOf: [object({ x: { $ref: '#/$defs/n' } }), object({ x: { $ref: '#/$defs/n' }, y: text })] },
        },
      },
      /along two paths/,
    ],
    [
      'a part that any name may be',
      {
        $ref: '#/$defs/n',
        $defs: {
          n: object({ x: { $ref: '#/$defs/n' } }, { patternProperties: { '^x': { $ref: '#/$defs/n' } } }),
        },
      },
      /along two paths/,
    ],
    ['references that double', { $ref: '#/$defs/n0', $defs: { ...doubling, n30: text } }, /too many schemas/],
    ['dynamic references', { $dynamicRef: '#a' }, /dynamic/],
    ['an asynchronous schema', { $async: true, type: 'object' }, /asynchronous/],
    ['an anchor', object({ a: { $anchor: 'a', type: 'string' } }), /\$anchor/],
    ['an id within', object({ a: { $id: 'https://schemas.example/a', type: 'string' } }), /\$id/],
    ['too many levels', deep(SCHEMA_LIMITS.depth + 1), /deeper/],
    ['too many bytes', object({ a: { ...text, description: 'é'.repeat(SCHEMA_LIMITS.bytes / 2) } }), /bytes/],
    [
      'too many properties',
      object(
        Object.fromEntries(Array.from({ length: SCHEMA_LIMITS.properties + 1 }, (_, i) => [`p${i}`, {}]))
      ),
      /properties/,
    ],
    [
      'too many options',
      object({ a: { enum: Array.from({ length: SCHEMA_LIMITS.enumValues + 1 }, (_, i) => i) } }),
      /enum/,
    ],
    [
      'a back reference in a pattern',
      object({ a: { type: 'string', pattern: '^(a)\\1$' } }),
      /\/properties\/a\/pattern/,
    ],
    ['look-ahead in a pattern', object({ a: { type: 'string', pattern: '^(?=a)' } }), /pattern/],
    ['a broken pattern', object({ a: { type: 'string', pattern: '(' } }), /pattern/],
    [
      'a broken pattern of properties',
      { type: 'object', patternProperties: { '(': text } },
      /patternProperties/,
    ],
  ]
  for (const [what, schema, message] of refused)
    test(`[AG-019] refuses ${what} and names the path`, ({ assert }) => {
      assert.match(checkOutputSchema(schema) ?? 'accepted', message)
    })

  test('[AG-019] patterns run in linear time, and different patterns stay separate', ({ assert }) => {
    const schema = object({
      a: { type: 'string', pattern: '^(a+)+$' },
      b: { type: 'string', pattern: '^b+$' },
    })
    const began = performance.now()
    assert.lengthOf(validateOutput(schema, { a: `${'a'.repeat(20_000)}!`, b: 'bb' }), 1)
    assert.isEmpty(validateOutput(schema, { a: 'aaa', b: 'bb' }))
    assert.lengthOf(validateOutput(schema, { a: 'aaa', b: 'aa' }), 1)
    assert.isBelow(performance.now() - began, 2000)
  })

  test('[AG-025] problems name the path, at most twenty', ({ assert }) => {
    const schema = object({
      people: { type: 'array', items: object({ name: text }, { required: ['name'] }) },
    })
    assert.deepEqual(validateOutput(schema, { people: [{ name: 'Zoe' }, {}] }), [
      "/people/1: must have required property 'name'",
    ])
    assert.lengthOf(validateOutput(schema, { people: Array.from({ length: 50 }, () => ({})) }), 20)
    assert.isEmpty(validateOutput(schema, { people: [] }))
  })

  test('any input yields a message or a usable schema', ({ assert }) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.jsonValue(), (schema, value) => {
        const problem = checkOutputSchema(schema)
        if (problem === null) assert.isArray(validateOutput(schema as Record<string, unknown>, value))
        else assert.isAbove(problem.length, 0)
      }),
      { numRuns: 300 }
    )
  })

  test('checks schemas of common keywords quickly, whatever their references', ({ assert }) => {
    const node = fc.letrec((tie) => ({
      schema: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('a', 'b', 'c').map((name) => ({ $ref: `#/$defs/${name}` })),
        fc.constant({ type: 'string' }),
        fc
          .dictionary(fc.constantFrom('x', 'y'), tie('schema'), { maxKeys: 2 })
          .map((properties) => ({ type: 'object', properties })),
        fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
        tie('schema').map((items) => ({ type: 'array', items }))
      ),
    })).schema
    fc.assert(
      fc.property(node, node, node, node, (root, a, b, c) => {
        const schema = { allOf: [root], $defs: { a, b, c } } as Record<string, unknown>
        if (checkOutputSchema(schema) !== null) return
        const began = performance.now()
        validateOutput(schema, nested(40))
        assert.isBelow(performance.now() - began, 2000)
      }),
      { numRuns: 200 }
    )
  })
})

const nested = (depth: number): unknown => (depth === 0 ? 1 : { x: nested(depth - 1), y: [1, [2]] })
