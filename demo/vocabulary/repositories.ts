import { lines, words } from './words.js'

export const REPOSITORY_NAMES = words(`
  core api web sdk-js sdk-python cli docs operator scheduler gateway ingest dashboards charts parser runtime agent
  terraform-modules design-system mobile-app edge-cache query-engine migrations examples connectors telemetry forms
  benchmarks proxy vector-store firmware simulator notebooks`)

export const LANGUAGES: readonly (readonly [name: string, weight: number])[] = [
  ['TypeScript', 18],
  ['Python', 20],
  ['JavaScript', 12],
  ['Go', 10],
  ['Rust', 7],
  ['Java', 9],
  ['C++', 5],
  ['Kotlin', 3],
  ['Ruby', 4],
  ['PHP', 4],
  ['Swift', 3],
  ['C#', 4],
  ['C', 3],
  ['Shell', 2],
  ['Scala', 2],
  ['Elixir', 1],
]

/** Languages common on the code host in 2012 and 2015. */
export const EARLY_LANGUAGES: readonly string[] = ['JavaScript', 'Ruby', 'Python', 'Java', 'PHP', 'C', 'C++']

export const PERSONAL_REPOSITORIES = words(`
  dotfiles notes blog advent-of-code weather-station tiny-queue regex-lab chess-clock photo-sorter garden-sensor
  markdown-tools portfolio bike-routes recipe-box raft-in-a-weekend raytracer`)

export const COMMIT_MESSAGES = lines(`
  Fix race in retry loop
  Add tests for empty pages
  Bump dependencies
  Document the configuration file
  Handle time zones without an offset
  Remove unused flags
  Speed up cold start
  Merge branch 'main' into release
  Refactor token bucket
  Return 404 instead of an empty body
  Add Portuguese translations
  Make the cache size configurable
  Fix typo
  Use prepared statements
  Support keyset pagination
  Add a failing test for the off-by-one
  Release 2.4.0
  Rename column to match the schema
  Avoid copying buffers
  Move the parser to its own package`)

export const BIOS = lines(`
  {title} at {company}
  I build things that are mostly queues. {city}.
  {company} · {language} · bicycles
  Compilers, coffee, {city}
  Open source when the children sleep
  {language} and long walks
  Maintainer of small tools. Opinions mine.
  Working on {repository}`)
