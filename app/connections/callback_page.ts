import { hash } from 'node:crypto'

const STYLE =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark}'

/** The hash by which the Content-Security-Policy of the page allows its inline style. */
export const STYLE_HASH = `sha256-${hash('sha256', STYLE, 'base64')}`

export const callbackPage = (title: string, text: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${STYLE}</style>
</head><body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p></main></body></html>
`

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
