/** Method names that differ from the operation id, mostly because other ids begin with that id. */
const RENAMED: Record<string, string> = {
  agent: 'agent.run',
  person: 'person.create',
  'people.search.criteria.create': 'people.criteria.create',
  'people.search.criteria.read': 'people.criteria.read',
  'pronet.company.posts': 'pronet.company_posts',
}

/** Returns the path of an operation's method in a client, such as `['datasets', 'rows']`. */
export const methodPath = (operationId: string): string[] =>
  (RENAMED[operationId] ?? operationId).replaceAll('-', '_').split('.')

/** Throws if a method has the same name as another method or a group of methods. */
export function assertDistinct(operationIds: readonly string[]): void {
  const paths = operationIds.map((id) => methodPath(id).join('.'))
  for (const path of paths)
    if (
      paths.some((other) => other.startsWith(`${path}.`)) ||
      paths.filter((other) => other === path).length > 1
    )
      throw new Error(
        `${path} is both a method and a group of methods: name it in domain/clients/method_path.ts`
      )
}
