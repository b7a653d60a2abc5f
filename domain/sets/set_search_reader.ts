import { readSetSearch, type SetSearchText } from './read_set_search.js'

/** Reads the searches of Sets: here on the calling thread, in the service so that long texts do not block the event loop. */
export class SetSearchReader {
  async read(query: string, criteria: readonly string[], _workspaceId: string): Promise<SetSearchText> {
    return readSetSearch(query, criteria)
  }
}
