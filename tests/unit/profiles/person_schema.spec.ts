import { test } from '@japa/runner'
import { personData } from '#app/profiles/person_schema'
import type { JsonSchema } from '#app/shared/schema/schema'

/** The parts of the record that the interface names; the three deep sections it does not. */
const NAMED = [
  'person_id',
  'identity',
  'summary',
  'source_links',
  'presence',
  'signals',
  'age_range',
  'provenance',
]

test.group('the schema of the person record', () => {
  test('[OP-013] has the parts that are named and no other', ({ assert }) => {
    const { properties, required } = personData.json
    assert.sameMembers(Object.keys(properties as object), NAMED)
    assert.sameMembers(required as string[], NAMED)
  })

  test('[OP-013] is closed, all the way down', ({ assert }) => {
    const objects = objectsIn(personData.json)
    assert.isAbove(objects.length, 8)
    for (const { where, schema } of objects)
      if (where !== 'person.provenance') assert.isFalse(schema.additionalProperties, where)
  })
})

function objectsIn(schema: JsonSchema, where = 'person'): { where: string; schema: JsonSchema }[] {
  const own = [schema.type].flat().includes('object') ? [{ where, schema }] : []
  const inner = Object.entries(schema.properties ?? {}) as [string, JsonSchema][]
  const nested = (['items', 'additionalProperties'] as const).flatMap((keyword) =>
    schema[keyword] ? [[keyword, schema[keyword]] as [string, JsonSchema]] : []
  )
  return [...own, ...[...inner, ...nested].flatMap(([name, one]) => objectsIn(one, `${where}.${name}`))]
}
