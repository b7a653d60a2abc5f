/** Prints a line of progress with the time (UTC) to stderr. */
export const progress = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`)
