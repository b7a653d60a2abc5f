import { ENTITY_TYPES, TYPE_NAMES } from '#domain/reconcile/entity'
import env, { publicUrl } from '#start/env'

const TYPES = ENTITY_TYPES.map((id) => ({ id, name: TYPE_NAMES[id] }))
const PREVIEW = { width: 400, height: 180 }

/** The path of protocol 1.0 below the link. */
export const DRAFT = '1.0'

/** The manifest of protocol 0.2, which OpenRefine speaks. */
export function manifest(token: string) {
  const base = publicUrl(`/reconcile/${token}`)
  const suggest = (kind: string) => ({ service_url: base, service_path: `/suggest/${kind}` })
  const view = `${base}/preview?id={{id}}`
  return {
    versions: ['0.1', '0.2'],
    name: `${env.get('SERVICE_NAME')} people and companies`,
    identifierSpace: publicUrl('/reconcile/entity/'),
    schemaSpace: 'https://schema.org/Thing',
    defaultTypes: TYPES,
    view: { url: view },
    preview: { url: view, ...PREVIEW },
    suggest: { entity: suggest('entity'), property: suggest('property'), type: suggest('type') },
    extend: {
      propose_properties: { service_url: base, service_path: '/extend/propose' },
      property_settings: [],
    },
  }
}

/** The manifest of the draft of protocol 1.0. Its services have fixed paths. */
export function draftManifest(token: string) {
  const base = publicUrl(`/reconcile/${token}/${DRAFT}`)
  return {
    versions: ['1.0-draft'],
    name: `${env.get('SERVICE_NAME')} people and companies`,
    defaultTypes: TYPES,
    view: { url: `${base}/preview?id={{id}}` },
    // The draft has no url here, but the test bench reads one.
    preview: { url: `${base}/preview?id={{id}}`, ...PREVIEW },
    suggest: { entity: true, property: true, type: true },
    extend: { proposeProperties: true, propertySettings: [] },
    standardizedScore: true,
  }
}
