import { readFileSync } from 'node:fs'
import type { AskedFinder, JudgedPeople } from '#domain/completeness/recall'
import { foundBySome } from '#domain/completeness/capture_table'
import { sourceTables } from '#domain/completeness/source_table'
import type { LearningCase } from './learn.js'

/** A Set over a generated world: the people that its finders found, and the true total. */
export type WorldSet = {
  seed: number
  /** What was hidden from the finders. */
  hidden: 'nothing' | 'people' | 'people and pages'
  truth: number
  /** Why the search ended. */
  reason: string
  asked: AskedFinder[]
  groups: JudgedPeople[]
}

export const worldSets = (path: string): WorldSet[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as WorldSet)

/** Leaves out searches that ended early, because their unverified people are not in the file. */
export const isWhole = ({ reason }: WorldSet): boolean => reason === 'end'

export function worldCase({ asked, groups, truth }: WorldSet, weight: number): LearningCase {
  const { expected } = sourceTables(asked, groups)
  return { table: expected, missing: Math.max(0, truth - Math.round(foundBySome(expected))), weight }
}
