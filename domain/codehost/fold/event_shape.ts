/** What is read of a JSON value: an object's named fields (or a scalar in its place), a scalar, or an array's length. */
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

/** What a payload of 2011 says; a fork is its id alone. */
const former = {
  action: 'scalar',
  size: 'scalar',
  shas: 'length',
  forkee: repository,
  repo: 'scalar',
  actor: 'scalar',
} as const

/** The fields of an archive event, of any era, that the fold looks at. */
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
