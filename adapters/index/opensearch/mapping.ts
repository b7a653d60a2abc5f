import { B, K1 } from '../bm25.js'

export type Shape = { shards: number; replicas: number }

/**
 * Settings and mapping of an index. Fields are mapped by their kind in IndexDocument, so new domain
 * fields need no change. Deletions are remembered for an hour, so that a late process cannot undo
 * them.
 */
export function indexBody({ shards, replicas }: Shape) {
  const words = { type: 'text', analyzer: 'whitespace', similarity: 'bm25' }
  return {
    settings: {
      index: {
        number_of_shards: shards,
        number_of_replicas: replicas,
        refresh_interval: '-1',
        gc_deletes: '1h',
        // Searches without a score stop after enough hits. The order equals that of `buildQuery`.
        sort: { field: ['rank', 'id'], order: ['desc', 'asc'] },
        mapping: { total_fields: { limit: 2_000 } },
        similarity: { bm25: { type: 'BM25', k1: K1, b: B } },
      },
    },
    mappings: {
      dynamic: true,
      date_detection: false,
      numeric_detection: false,
      properties: {
        id: { type: 'keyword' },
        sequence: { type: 'long' },
        gone: { type: 'boolean' },
        rank: { type: 'double' },
        stored: { type: 'object', enabled: false },
      },
      dynamic_templates: [
        { text: { path_match: 'text.*', mapping: { ...words, index_options: 'freqs' } } },
        { phrases: { path_match: 'phrases.*', mapping: { ...words, norms: false } } },
        { suffixes: { path_match: 'suffixes.*', mapping: { type: 'keyword', doc_values: false } } },
        { terms: { path_match: 'terms.*', mapping: { type: 'keyword' } } },
        {
          vectors: { path_match: 'vectors.*', mapping: { type: 'keyword', index: false, doc_values: true } },
        },
        { numbers: { path_match: 'numbers.*', mapping: { type: 'double' } } },
      ],
    },
  }
}
