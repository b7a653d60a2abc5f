/** Reads the metadata documents of OAuth clients from the web. */
export abstract class ClientDocuments {
  /** Returns the JSON value at an https URL, or null if it cannot be read. */
  abstract read(url: string): Promise<unknown>
}
