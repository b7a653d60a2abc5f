/** The text with one blank, or one line end, for each run of white space: long runs say nothing and cost time. */
export const spaced = (text: string): string =>
  text.replace(/\s{2,}/g, (run) => (run.includes('\n') ? '\n' : ' '))
