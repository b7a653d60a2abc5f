/** Reads the pages on which people prove who they are. */
export abstract class ProofPages {
  /**
   * Returns the current HTML of a page, or null if it cannot be read. Follows redirects only to
   * other addresses of the same page, and never reaches private addresses. Never throws.
   */
  abstract read(url: string): Promise<string | null>
}
