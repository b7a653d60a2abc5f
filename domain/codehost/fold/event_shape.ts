/** Selects parts of a JSON value: fields of an object, a scalar, or the length of an array. */
export type Shape = 'scalar' | 'length' | { readonly [key: string]: Shape }

const account = { id: 'scalar', login: 'scalar', type: 'scalar' } as const

const repository = {
  id: 'scalar',
  name: 'scalar',
  full_name: 'scalar',
  owner: account,
  fork: 'scalar',
  language: 'scalar',
} as const

const branch = { repo: repository } as const

/** The payload of 2011, in which a fork is only an id. */
const former = {
  action: 'scalar',
  size: 'scalar',
  shas: 'length',
  forkee: repository,
  repo: 'scalar',
  actor: 'scalar',
} as const

/** The fields of an archive event that the fold reads, for all eras. */
export const EVENT_SHAPE = {
  type: 'scalar',
  created_at: 'scalar',
  public: 'scalar',
  actor: account,
  actor_attributes: account,
  org: account,
  repo: repository,
  repository,
  payload: {
    ...former,
    legacy: former,
    commits: 'length',
    pull_request: {
      user: account,
      merged: 'scalar',
      merged_at: 'scalar',
      base: branch,
      head: branch,
    },
  },
} as const satisfies Shape
