import { randomUUID } from 'node:crypto'

/** A new identifier: the prefix of its kind and 128 random bits in hex, e.g. `run_4f0c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`
