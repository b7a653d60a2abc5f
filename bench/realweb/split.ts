import { createHash } from 'node:crypto'
import type { Entity } from './files.js'

export const SPLITS = ['train', 'dev', 'test'] as const
export type Split = (typeof SPLITS)[number]

/**
 * Returns the split of an entity: five eighths of the sites are train, an eighth dev and a quarter
 * test. All entities of a site share a split, so no site is both learned from and tested on.
 */
export function splitOf({ site }: Pick<Entity, 'site'>): Split {
  const hash = createHash('sha256').update(siteHost(site)).digest().readUInt32BE(0) / 2 ** 32
  return hash < 0.625 ? 'train' : hash < 0.75 ? 'dev' : 'test'
}

export const siteHost = (site: string): string => new URL(site).hostname.replace(/^www\./, '')
