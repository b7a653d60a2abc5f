import { randomUUID } from 'node:crypto'

/** Returns a prefix and 128 random bits in hex, such as `run_4f0c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`
