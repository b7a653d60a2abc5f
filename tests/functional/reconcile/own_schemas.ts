/**
 * What the Reconciliation Service API says about responses, in our own words, and that kith's manifest
 * has a view. The specification's repository states no licence for its schemas.
 */
const text = { type: 'string', minLength: 1 }
const object = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
})
const list = (items: object, more: object = {}) => ({ type: 'array', items, ...more })
const named = object({ id: text, name: text })
const boolOrNumber = { type: ['boolean', 'number'] }
const pattern = { type: 'string', pattern: '\\{\\{id\\}\\}' }
const view = object({ url: pattern })
const preview = object({ url: pattern, width: { type: 'number' }, height: { type: 'number' } })
const candidate = object(
  { id: text, name: text, score: { type: 'number' } },
  {
    type: list({ anyOf: [named, text] }),
    match: { type: 'boolean' },
    features: list(object({ id: text, value: boolOrNumber })),
  }
)
const suggestion = object({
  result: list({ ...named, properties: { ...named.properties, notable: { type: 'array' } } }),
})
const proposal = object({ properties: list(named) }, { type: text, limit: { type: 'number' } })
const value = {
  oneOf: [
    object({ str: { type: 'string' } }),
    object({ id: text, name: text }),
    object({ float: { type: 'number' } }),
    object({ int: { type: 'integer' } }),
    object({ date: text }),
    object({ bool: { type: 'boolean' } }),
  ].map((one) => ({ ...one, additionalProperties: false })),
}
const map = (values: object) => ({ type: 'object', minProperties: 1, additionalProperties: values })
const service = object({
  service_url: { type: 'string', format: 'uri' },
  service_path: { type: 'string', pattern: '^/' },
})
const meta = list(object({ id: text, name: text }))
const types = list(named, { minItems: 1, uniqueItems: true })

const suggestions = {
  'suggest-entities-response': suggestion,
  'suggest-properties-response': suggestion,
  'suggest-types-response': suggestion,
  'data-extension-property-proposal': proposal,
}

/** The schemas of responses by version and the specification's name. */
export const OWN_SCHEMAS: Record<string, Record<string, object>> = {
  '0.2': {
    ...suggestions,
    manifest: object(
      {
        versions: { type: 'array', contains: { const: '0.2' } },
        name: text,
        identifierSpace: { type: 'string', format: 'uri' },
        schemaSpace: { type: 'string', format: 'uri' },
        view,
      },
      {
        defaultTypes: types,
        preview,
        suggest: object({}, { entity: service, property: service, type: service }),
        extend: object({ propose_properties: service, property_settings: { type: 'array' } }),
      }
    ),
    'reconciliation-result-batch': map(object({ result: list(candidate) })),
    'data-extension-response': object({ meta, rows: map(map(list(value))) }),
  },
  '1.0-draft': {
    ...suggestions,
    manifest: object(
      { versions: { type: 'array', contains: { const: '1.0-draft' } }, name: text, view },
      {
        defaultTypes: types,
        preview,
        suggest: object(
          {},
          { entity: { type: 'boolean' }, property: { type: 'boolean' }, type: { type: 'boolean' } }
        ),
        extend: object({}, { proposeProperties: { type: 'boolean' }, propertySettings: { type: 'array' } }),
        standardizedScore: { type: 'boolean' },
      }
    ),
    'reconciliation-result-batch': object({ results: list(object({ candidates: list(candidate) })) }),
    'data-extension-response': object({
      meta,
      rows: list(object({ id: text, properties: list(object({ id: text, values: list(value) })) })),
    }),
  },
}
