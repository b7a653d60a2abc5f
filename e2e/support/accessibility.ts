import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = [rule: string, impact: string | null | undefined, elements: string[]]

/**
 * Fails if axe finds a serious or critical accessibility issue. Skips elements that match the
 * selector `except`. Loads axe once per document, because that takes three times as long as a check.
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  expect(page.frames(), 'axe checks no frames').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (skipped): Promise<Violation[]> => {
    // Colours that still fade have too little contrast.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    const subject = { exclude: skipped ? [[skipped]] : [] }
    const results: AxeResults = await (window as any).axe.run(subject, { resultTypes: ['violations'] })
    return results.violations.map(({ id, impact, nodes }) => [id, impact, nodes.map(({ html }) => html)])
  }, except)
  expect(violations.filter(([, impact]) => impact === 'serious' || impact === 'critical')).toEqual([])
}
