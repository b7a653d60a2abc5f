import { type Entity, TYPE_NAMES } from '#domain/reconcile/entity'

/**
 * Returns a small page about an entity, which clients show in a frame. The page has no facts,
 * because previews are free and facts are not.
 */
export function previewPage(entity: Entity | null): string {
  const body = entity ? article(entity) : '<p>This entity is no longer in the index.</p>'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(entity?.name ?? 'Unknown')}</title>
<body style="font: 13px/1.4 sans-serif; margin: 8px; color: #111; background: #fff">${body}</body></html>`
}

const article = ({ name, type, id }: Entity): string =>
  `<h1 style="font-size: 15px; margin: 0">${escaped(name)}</h1><div>${TYPE_NAMES[type]} ${escaped(id)}</div>`

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char])
