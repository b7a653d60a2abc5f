import { readSetSearch, type SetSearchText } from './read_set_search.js'

/** Reads the searches of Sets on the calling thread. A subclass in the service uses a worker. */
export class SetSearchReader {
  async read(query: string, criteria: readonly string[], _workspaceId: string): Promise<SetSearchText> {
    return readSetSearch(query, criteria)
  }
}
