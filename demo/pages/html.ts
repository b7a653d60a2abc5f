/** A page as an archive captured it. */
export type DemoPage = {
  url: string
  /** ISO 8601. */
  observed_at: string
  status: number
  content_type: string
  /** The target of a redirect. */
  location?: string
  body: string
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) =>
    sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&quot;'
  )
}

/** Fills the `{name}` placeholders of a sentence with escaped values. */
export function sentence(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => escapeHtml(values[key] ?? ''))
}

export type Document = {
  language: string
  title: string
  description?: string
  /** More elements of the head, as HTML. */
  head?: string
  body: string
}

export function htmlDocument(document: Document): string {
  const description = document.description
    ? `<meta name="description" content="${escapeHtml(document.description)}">`
    : ''
  return `<!doctype html><html lang="${document.language}"><head><meta charset="utf-8"><title>${escapeHtml(document.title)}</title>${description}${document.head ?? ''}</head><body>${document.body}</body></html>\n`
}

export function metaProperty(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`
}

/** Returns structured data, escaped for its script element. */
export function jsonLd(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', '\\u003c')}</script>`
}

export function link(url: string, text: string, rel = ''): string {
  return `<a${rel ? ` rel="${rel}"` : ''} href="${escapeHtml(url)}">${escapeHtml(text)}</a>`
}
