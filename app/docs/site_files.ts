import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { StaticBody } from '#app/shared/http/static_body'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The built documentation site. Each file is read at its first request and then kept. */
class SiteFiles {
  readonly #bodies = new Map<string, Promise<StaticBody>>()
  #paths = new Set<string>()

  /** Reports whether `npm run docs:build` has built the site. */
  get isBuilt(): boolean {
    if (this.#paths.size === 0) this.#paths = new Set(globSync('**/*.*', { cwd: folder() }))
    return this.#paths.size > 0
  }

  /**
   * Returns the file for a path below /docs: `agent` and `agent.html` are one page, and `errors/` is
   * `errors/index.html`. Null for unknown paths.
   */
  find(path: string): Promise<StaticBody> | null {
    if (!this.isBuilt) return null
    const names = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    const name = names.find((one) => this.#paths.has(one) && extname(one) in TYPES)
    return name === undefined ? null : this.#body(name)
  }

  #body(name: string): Promise<StaticBody> {
    let body = this.#bodies.get(name)
    if (!body) {
      body = readFile(join(folder(), name)).then((bytes) => new StaticBody(TYPES[extname(name)], bytes))
      body.catch(() => this.#bodies.delete(name))
      this.#bodies.set(name, body)
    }
    return body
  }
}

const folder = () => app.makePath('docs/site/dist')

export const siteFiles = new SiteFiles()
