import type { Run } from './runs'

const KINDS: Record<string, string> = {
  dataset: 'Dataset',
  set: 'Set',
  person: 'Person profile',
  batch: 'Batch',
  agent: 'Agent task',
}

/** Returns the task of a run, or the kind of its work if the run names no task. */
export const titleOfRun = ({ kind, title }: Pick<Run, 'kind' | 'title'>): string =>
  title ?? KINDS[kind] ?? kind
