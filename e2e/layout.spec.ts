import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { address, expect, open, test } from './support/console.js'
import { type Layout, layoutOf } from './support/layout.js'
import { PAGES } from './support/pages.js'

const FILE = join(import.meta.dirname, 'layout.json')
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } }

/**
 * KEEP_LAYOUT=1 stores the present layout. Pages may have more sections than stored, because other
 * tests leave data.
 */
test('every page has its stored landmarks and headings in place, on a desk and on a phone', async ({
  page,
}) => {
  const stored: Record<string, Layout> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const seen: Record<string, Layout> = {}
  await open(page)
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const [path, title] of PAGES) {
      await page.goto(address(`/w/demo${path}`), { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByLabel('Loading …')).toHaveCount(0)
      const name = `${size} ${path || '/'}`
      seen[name] = await layoutOf(page)
      if (process.env.KEEP_LAYOUT) continue
      const headings = seen[name].headings.filter((heading) => stored[name]?.headings.includes(heading))
      expect.soft({ ...seen[name], headings }, name).toMatchObject(stored[name] ?? {})
      expect.soft(stored, 'store the layout of new pages').toHaveProperty([name])
    }
  }
  if (process.env.KEEP_LAYOUT) writeFileSync(FILE, `${JSON.stringify(seen, null, 2)}\n`)
})
