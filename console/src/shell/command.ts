/** An entry of the command palette. */
export type Command = { id: string; label: string; note?: string; run: () => void }
