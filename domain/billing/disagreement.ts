/** The sentence of an audit for a running total that is not what its entries make it. */
export function disagreement(of: string, total: string, kept: number, entries: number): string {
  return `${of}: ${total} is kept as ${kept}, but its entries make ${entries}`
}
