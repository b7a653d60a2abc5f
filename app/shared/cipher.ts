/** What encrypts text so that only this service reads it: the framework's encryption under APP_KEY. */
export type Cipher = {
  encrypt(value: string, options?: { purpose?: string }): string
  /** null for what was encrypted under another key or for another purpose. */
  decrypt<T>(value: string, purpose?: string): T | null
}
