import { othersBlocks } from '#domain/evidence/extract/layout/others_sections'
import { isPerson } from '#domain/evidence/extract/recognisers'
import type { Mention } from '#domain/evidence/claim'
import type { Block, Page } from '#domain/evidence/page'
import { fold } from '#domain/people/text/text'
import type { About } from '#domain/questions/passages'

/** A piece of a page that may state something about a mention. */
export type Unit = {
  text: string
  /**
   * The kind of the block. For other texts: the page's title, its description or keywords (`meta`), or the
   * name of its site.
   */
  kind: Block['kind'] | 'title' | 'meta' | 'site_name'
  block: Block | null
  position: number
  /** The end of the previous block, such as a label. */
  before: string
  after: string
  label: string
  /** The number of blocks since the mention's name; null if the name is not before this unit. */
  distance: number | null
  isNamed: boolean
  isNear: boolean
}

const MAX_BLOCKS = 400
const MAX_NEAR = 12

/**
 * Returns the pieces of a page that are not about others. `isNear` marks pieces about the mention: all pieces
 * if the page is about the mention, otherwise those soon after its name.
 */
export function unitsOf(page: Page, mention: Mention, about: About): Unit[] {
  const names = namesOf(mention)
  const others = othersBlocks(page)
  const labels = new Map(page.pairs.map(({ label, block }) => [block, label]))
  const units: Unit[] = []
  let name: number | null = null
  let isOpen = about.isWhole
  for (const [i, block] of page.blocks.slice(0, MAX_BLOCKS).entries()) {
    const folded = ` ${fold(block.text.slice(0, 1500)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    const isNamed = names.some((one) => folded.includes(one))
    if (isNamed && (name === null || !about.isWhole)) name = i
    if (!about.isWhole) {
      if (isNamed) isOpen = true
      else if (name !== null && (i - name > MAX_NEAR || (block.text.length < 60 && isPerson(block.text))))
        isOpen = false
    }
    if (others[i] || !about.isMined(i)) continue
    units.push({
      ...{ text: block.text, kind: block.kind, block, position: i, isNamed, isNear: isOpen },
      before: page.blocks[i - 1]?.text.slice(-60) ?? '',
      after: page.blocks[i + 1]?.text.slice(0, 60) ?? '',
      label: labels.get(i) ?? '',
      distance: name === null ? null : i - name,
    })
  }
  const extra = { block: null, position: -1, before: '', after: '', label: '', distance: null }
  if (page.title)
    units.push({ ...extra, text: page.title, kind: 'title', isNamed: false, isNear: about.isWhole })
  for (const { kind, data } of page.structured)
    if (kind === 'meta')
      for (const [key, value] of Object.entries(data as Record<string, unknown>))
        for (const text of [value].flat())
          if (typeof text === 'string' && /description|keywords|site_name/.test(key))
            units.push({
              ...extra,
              ...{ text: text.slice(0, 400), isNamed: false, isNear: about.isWhole },
              kind: /site_name/.test(key) ? 'site_name' : 'meta',
            })
  return units
}

function namesOf({ name, entity, claims }: Mention): string[] {
  const stated = [name, ...claims.flatMap((one) => (one.field === 'name' && !one.past ? [one.value] : []))]
  const keys = stated.flatMap((one) =>
    one
      ? [
          fold(one)
            .replace(/[^\p{L}\p{N}]+/gu, ' ')
            .trim(),
        ]
      : []
  )
  const last = entity === 'person' ? keys[0]?.split(' ').at(-1) : undefined
  const all = [...keys, ...(last && last.length > 3 ? [last] : [])].filter((key) => key.length > 1)
  return all.map((key) => (/^[\x20-\x7e]+$/.test(key) ? ` ${key} ` : key))
}
