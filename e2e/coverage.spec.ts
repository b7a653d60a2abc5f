import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { DETAILS } from './support/details.js'
import { PAGES } from './support/pages.js'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

/** Pages outside of a workspace, and the specs that test them. */
const OUTSIDE = {
  '/': 'sign_in.spec.ts',
  '/invitation': 'invitations.spec.ts',
  '/authorize': 'oauth.spec.ts',
  '/oidc': 'oidc.spec.ts',
}

/** The routes of the console's router, without the frame of the workspace. */
const router = read('../console/src/outer_routes.ts') + read('../console/src/router.tsx')
const within = [...router.matchAll(/below\('([^']+)'\)/g)].map(([, path]) => path)
const outside = [...router.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path)

test('every page of the router is tested for accessibility, phones, size and shift', () => {
  const tested = [...PAGES.map(([path]) => path.split('?')[0] || '/'), ...DETAILS.map(({ route }) => route)]
  expect(within.length).toBeGreaterThan(25)
  expect([...new Set(tested)].sort()).toEqual(within.toSorted())
  expect(outside.filter((path) => path !== '/w/$workspace').sort()).toEqual(Object.keys(OUTSIDE).sort())
  for (const spec of Object.values(OUTSIDE)) expect(read(spec), spec).toContain('expectAccessible')
})

test('the documentation has a picture of every page, below 90 kB', () => {
  const page = read('../docs/console/pages.md')
  const pictures = [...page.matchAll(/^## .+\n\n`([^`]+)`\n\n!\[[^\]]+\]\(([\w-]+\.webp)\)$/gm)]
  const routes = pictures.map(([, path]) => path)
  const expected = [...outside, ...within.map((path) => `/w/$workspace${path}`.replace(/\/$/, ''))]
  expect([...new Set(routes)].sort()).toEqual([...new Set(expected)].sort())
  for (const [, , file] of pictures)
    expect(statSync(join(import.meta.dirname, '../docs/console', file)).size, file).toBeLessThan(90_000)
})
