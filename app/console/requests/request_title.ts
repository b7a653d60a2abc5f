import { operations } from '#app/shared/http/registered'

type Titled = { parts: readonly string[]; summary: string }
let titles: Map<string, Titled[]> | undefined

/** Returns what a request asks for, such as "Search people", or null if no operation has this path. */
export function requestTitle(method: string, path: string): string | null {
  titles ??= titlesByMethod()
  const parts = path.split('/')
  const found = (titles.get(method) ?? []).filter(
    (one) =>
      one.parts.length === parts.length &&
      one.parts.every((part, i) => part.startsWith(':') || part === parts[i])
  )
  const [best] = found.sort((a, b) => variables(a) - variables(b))
  return best?.summary ?? null
}

/** A path with fewer variables is the more exact one: `/v1/sets/preview` beside `/v1/sets/:id`. */
const variables = ({ parts }: Titled): number => parts.filter((part) => part.startsWith(':')).length

function titlesByMethod(): Map<string, Titled[]> {
  const by = new Map<string, Titled[]>()
  for (const { method, path, summary } of operations())
    by.set(method, [...(by.get(method) ?? []), { parts: path.split('/'), summary }])
  return by
}
