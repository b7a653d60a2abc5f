import { test } from '@japa/runner'
import fc from 'fast-check'
import { JsonProjection } from '#adapters/codehost/archive/json/json_projection'
import { INCOMPLETE, MALFORMED } from '#adapters/codehost/archive/json/json_skipper'

const SHAPE = { type: 'scalar', list: 'length', nested: { id: 'scalar', deep: { name: 'scalar' } } } as const

function read(text: string | Buffer): { end: number; value: unknown; length: number } {
  const given = Buffer.from(text)
  const bytes = Buffer.alloc((given.length & ~3) + 8)
  given.copy(bytes)
  const projection = new JsonProjection(SHAPE)
  projection.load(bytes, given.length)
  return { end: projection.read(0), value: projection.value, length: given.length }
}

/** The expected projection, computed from the parsed value. */
function expected(value: any, shape: any = SHAPE): unknown {
  if (shape === 'length') return Array.isArray(value) ? value.length : undefined
  if (typeof value !== 'object' || value === null) return value
  if (shape === 'scalar' || Array.isArray(value)) return undefined
  return Object.fromEntries(
    Object.keys(value)
      .filter((key) => Object.hasOwn(shape, key))
      .map((key) => [key, expected(value[key], shape[key])])
  )
}

function accepts(text: string): boolean {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const named = (value: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.constantFrom('type', 'list', 'nested', 'id', 'deep', 'name', 'other', 'é"\\'), value)
const objects = named(
  fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), named(fc.oneof(fc.jsonValue(), named(fc.jsonValue()))))
)

test.group('JSON projection', () => {
  test('projects the requested fields of any object', ({ assert }) => {
    fc.assert(
      fc.property(objects, (object) => {
        const { end, value, length } = read(JSON.stringify(object))
        assert.equal(end, length)
        assert.deepEqual(JSON.parse(JSON.stringify(value)), JSON.parse(JSON.stringify(expected(object))))
      }),
      { numRuns: 200 }
    )
  })

  test('accepts and refuses the same texts as JSON.parse', ({ assert }) => {
    const junk = fc.constantFrom(
      '"',
      '\\',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '0',
      '-',
      '.',
      'e',
      'u',
      't',
      ' ',
      '\t',
      'null',
      '\u0001',
      'é'
    )
    fc.assert(
      fc.property(objects, fc.nat(), fc.nat({ max: 2 }), junk, (object, at, cut, put) => {
        const text = JSON.stringify(object)
        const place = at % (text.length + 1)
        const broken = text.slice(0, place) + put + text.slice(place + cut)
        // The scanner handles surrounding space.
        fc.pre(broken.trim() === broken)
        const { end, length } = read(broken)
        assert.equal(end === length, accepts(broken), broken)
      }),
      { numRuns: 600 }
    )
  })

  test('a truncated object is incomplete, not malformed', ({ assert }) => {
    const text = Buffer.from('{"a":[1.5e-3,true,null,"x\\u00e9\\n"],"type":"é","nested":{"id":12,"z":{}}}')
    for (let end = 0; end < text.length; end++)
      assert.equal(read(text.subarray(0, end)).end, INCOMPLETE, String(end))
  })

  test('{name}')
    .with([
      { name: 'a line break inside', text: '{"a":1,\n"b":2}' },
      { name: 'a number with a leading zero', text: '{"a":01}' },
      { name: 'a number without digits', text: '{"a":-}' },
      { name: 'a comma too many', text: '{"a":1,}' },
      { name: 'a wrong escape', text: '{"a":"\\x"}' },
      { name: 'nesting without end', text: `{"a":${'['.repeat(5000)}` },
    ])
    .run(({ assert }, { text }) => {
      assert.equal(read(text).end, MALFORMED)
    })

  test('an escaped name equals the plain name, and the last duplicate wins', ({ assert }) => {
    assert.deepEqual(read('{"t\\u0079pe":"x","type":2,"nested":{"id":1},"nested":{}}').value, {
      type: 2,
      nested: {},
    })
  })
})
