/** Whether pages are read live or only from the archive. */
export type ReadMode = 'live' | 'archive'

/** Advises how to make missing pages available. */
export const missingPagesAdvice = (reads: ReadMode): string =>
  reads === 'archive'
    ? 'live reading is off (EVIDENCE_READ=archive), so set EVIDENCE_READ=live or import pages with evidence:import.'
    : 'import pages about them with evidence:import.'

/** Removes the advice from a warning, for readers who cannot change settings. */
export const withoutAdvice = (warning: string): string =>
  (['live', 'archive'] as const).reduce(
    (text, reads) => text.replace(`: ${missingPagesAdvice(reads)}`, '.'),
    warning
  )
