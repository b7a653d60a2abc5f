/** Returns the audit's sentence for a running total that differs from the sum of its entries. */
export const disagreement = (owner: string, total: string, stored: number, entries: number): string =>
  `${owner}: ${total} is stored as ${stored}, but its entries sum to ${entries}`
