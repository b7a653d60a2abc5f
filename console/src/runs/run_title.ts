import type { Run } from './runs'

const KINDS: Record<string, string> = {
  dataset: 'Dataset',
  set: 'Set',
  person: 'Person profile',
  batch: 'Batch',
  agent: 'Agent task',
}

/** The kind of a run's work in words. */
export const kindOf = ({ kind }: Pick<Run, 'kind'>): string => KINDS[kind] ?? kind

/** Returns the task of a run, or the kind of its work if the run names no task. */
export const titleOfRun = (run: Pick<Run, 'kind' | 'title'>): string => run.title ?? kindOf(run)
