import { type Schema, s } from '#app/shared/schema/schema'

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters in a path, such as `id` of `/v1/sets/:id`. */
export type PathParams<Path extends string> = Schema<{ [Name in Names<Path>]: string }>

/** Returns the schema of the parameters in a path. Undefined without parameters. */
export function pathParams(path: string): Schema<any> | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return names.length === 0
    ? undefined
    : s.object(Object.fromEntries(names.map((name) => [name, s.string()])))
}
