import { hash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem}
h2{margin-top:2.5rem}
label{display:block;margin:.75rem 0 .25rem;font-weight:600}
input,textarea,select{font:inherit;width:100%;box-sizing:border-box;padding:.5rem;border:1px solid #767676;border-radius:.25rem}
button{font:inherit;padding:.5rem 1rem;margin-top:1rem;border:1px solid #767676;border-radius:.25rem;cursor:pointer}
:focus-visible{outline:3px solid #0b62d6;outline-offset:2px}
table{border-collapse:collapse;width:100%;display:block;overflow-x:auto}
th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #8886;overflow-wrap:anywhere}
code{overflow-wrap:anywhere}
[role=status],[role=alert]{padding:.75rem;border:1px solid #767676;border-radius:.25rem}`

const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** HTML whose inserted values are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | null | undefined | Html | readonly Html[]

/** Escapes every inserted text. Inserts `Html` as it is. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((all, text, i) => all + shown(parts[i - 1]) + text))

const shown = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(({ text }: Html) => text).join('')
  return String(part ?? '').replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

/** Sends a page that loads nothing, runs nothing and is not stored. */
export function sendPage({ response }: HttpContext, title: string, body: Html, status = 200): void {
  const service = env.get('SERVICE_NAME')
  response.header('content-security-policy', POLICY)
  response.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  response.header('content-type', 'text/html; charset=utf-8')
  response.status(status).send(
    html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${service}</title><style>${new Html(STYLE)}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body></html>
`.text
  )
}
