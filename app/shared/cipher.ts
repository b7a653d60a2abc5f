export type Cipher = {
  encrypt(value: string, options?: { purpose?: string }): string
  /** Returns null for text encrypted with another key or for another purpose. */
  decrypt<T>(value: string, purpose?: string): T | null
}
