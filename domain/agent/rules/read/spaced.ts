/** Collapses each run of white space to a blank or line end, because long runs are slow to scan. */
export const spaced = (text: string): string =>
  text.replace(/\s{2,}/g, (run) => (run.includes('\n') ? '\n' : ' '))
