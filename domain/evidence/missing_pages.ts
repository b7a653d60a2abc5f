/** Whether pages are read on the web, or from the archive alone. */
export type ReadMode = 'live' | 'archive'

/** Returns the advice for a reader whose answer needs pages that are not in reach. */
export const missingPagesAdvice = (reads: ReadMode): string =>
  reads === 'archive'
    ? 'live reading is off (EVIDENCE_READ=archive), so set EVIDENCE_READ=live or import pages with evidence:import.'
    : 'import pages about them with evidence:import.'
