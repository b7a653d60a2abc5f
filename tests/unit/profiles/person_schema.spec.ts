import { test } from '@japa/runner'
import { personData } from '#app/profiles/person_schema'
import type { JsonSchema } from '#app/shared/schema/schema'

/** The sections of a record in the interface, which leaves three nested sections open. */
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

test.group('profiles: schema of the person record', () => {
  test('[OP-013] has exactly the defined sections', ({ assert }) => {
    const { properties, required } = personData.json
    assert.sameMembers(Object.keys(properties as object), NAMED)
    assert.sameMembers(required as string[], NAMED)
  })

  test('[OP-013] allows no other properties at any level', ({ assert }) => {
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
