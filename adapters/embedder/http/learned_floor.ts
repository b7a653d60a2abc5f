import { similarity } from '#domain/search/vectors'

/** Descriptions of different people. */
const RECORDS = [
  'Registered nurse, Mercy Hospital. Intensive care and patient education',
  'Software engineer. Distributed databases, Go, Kubernetes',
  'State senator. Committees: agriculture, transportation, ethics',
  'Head of sales at a maker of industrial pumps. Key accounts in Germany',
  'Primary school teacher with a degree in mathematics',
  'Documentary film maker and lecturer on visual storytelling',
  'Civil engineer. Bridges, tunnels and project management',
  'Research scientist, genomics of plants. PhD in biology',
]
/** Texts without a meaning. */
const NONSENSE = ['plugh xyzzy frobnicate', 'qwertz asdfgh yxcvbn', 'blorptang mizzle vungo', 'zzkx 77 ploof']

export const FLOOR_TEXTS: readonly string[] = [...RECORDS, ...NONSENSE]

/**
 * Returns the highest similarity of a text without meaning to a person, from the vectors of
 * FLOOR_TEXTS. Similarities up to it are noise in this model.
 */
export function floorOf(vectors: readonly (Int8Array | null)[]): number {
  const [records, nonsense] = [vectors.slice(0, RECORDS.length), vectors.slice(RECORDS.length)]
  const pairs = nonsense.flatMap((one) => records.map((other) => (one && other ? similarity(one, other) : 0)))
  return Math.max(0, ...pairs)
}
