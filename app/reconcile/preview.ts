import { ALL_PROPERTIES, type Entity, TYPE_NAMES } from '#domain/reconcile/entity'

const MAX_FACTS = 6

/** Returns a small page about an entity, which clients show in a frame. */
export function previewPage(entity: Entity | null): string {
  const body = entity ? article(entity) : '<p>This entity is no longer in the index.</p>'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(entity?.name ?? 'Unknown')}</title>
<body style="font: 13px/1.4 sans-serif; margin: 8px; color: #111; background: #fff">${body}</body></html>`
}

function article({ name, type, description, facts, id }: Entity): string {
  const rows = ALL_PROPERTIES.flatMap((property) => {
    const values = facts[property.id]
    return values
      ? [`<div><b>${escaped(property.name)}:</b> ${escaped(values.join(', ').slice(0, 120))}</div>`]
      : []
  })
  return `<h1 style="font-size: 15px; margin: 0">${escaped(name)}</h1>
<div>${TYPE_NAMES[type]} ${escaped(id)}</div><div>${escaped(description)}</div>${rows.slice(0, MAX_FACTS).join('')}`
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char])
