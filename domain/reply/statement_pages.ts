/** Stores the pages that show what persons stated about themselves, as evidence. */
export abstract class StatementPages {
  abstract store(page: { url: string; html: string; at: Date }): Promise<void>
}
