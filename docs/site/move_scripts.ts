import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const INLINE = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Moves the inline scripts of all pages to files, because the service's content security policy
 * allows only scripts with an address. They still run in order and before the page is drawn.
 */
export function moveScripts(dist: string): void {
  for (const page of globSync('**/*.html', { cwd: dist })) {
    const html = readFileSync(join(dist, page), 'utf8')
    writeFileSync(
      join(dist, page),
      html.replace(INLINE, (_, attributes: string, script: string) => {
        const name = `assets/inline-${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`
        writeFileSync(join(dist, name), script)
        const type = /\btype="module"/.test(attributes) ? ' type="module"' : ''
        return `<script${type} src="/docs/${name}"></script>`
      })
    )
  }
}
