import { type ClientDocument, type Operation, operationsOf } from './document.js'
import { methodPath } from '#domain/clients/method_path'
import { pythonName } from '#domain/clients/python_name'

type Json = Record<string, any>
type Group = { methods: Map<string, Operation>; groups: Map<string, Group> }

const refName = (ref: string): string => ref.split('/').at(-1)!
const pascalCase = (path: readonly string[]): string =>
  path.map((name) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())).join('')

/**
 * Returns the Python module with a method for each operation. The types of bodies and responses are
 * in `models.py`, which only type checkers import.
 */
export function pythonMethods(document: ClientDocument, bodies: ClientDocument, isAsync: boolean): string {
  const root: Group = { methods: new Map(), groups: new Map() }
  for (const operation of operationsOf(document)) {
    const path = methodPath(operation.id)
    let group = root
    for (const name of path.slice(0, -1)) {
      if (!group.groups.has(name)) group.groups.set(name, { methods: new Map(), groups: new Map() })
      group = group.groups.get(name)!
    }
    group.methods.set(path.at(-1)!, operation)
  }
  const classes: string[] = []
  writeClass(root, [], { bodies, isAsync, classes })
  return `# Generated from the OpenAPI document by \`npm run clients\`. Do not edit.
from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any${isAsync ? ', Awaitable' : ''}, Callable
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from typing_extensions import Unpack

    from . import models as m


class Resource:
    def __init__(self, request: Callable[..., ${isAsync ? 'Awaitable[Any]' : 'Any'}]) -> None:
        self._request = request


${classes.join('\n\n')}`
}

type Context = { bodies: ClientDocument; isAsync: boolean; classes: string[] }

/** Appends the class of a group, after the classes of its subgroups. */
function writeClass({ methods, groups }: Group, path: string[], context: Context): void {
  for (const [name, group] of groups) writeClass(group, [...path, name], context)
  const parts = [
    ...[...groups.keys()].map(
      (name) => `    @cached_property
    def ${name}(self) -> ${pascalCase([...path, name])}:
        return ${pascalCase([...path, name])}(self._request)
`
    ),
    ...[...methods].map(([name, operation]) => writeMethod(name, operation, context)),
  ]
  context.classes.push(`class ${pascalCase(path) || 'Api'}(Resource):\n${parts.join('\n')}`)
}

function writeMethod(name: string, operation: Operation, { bodies, isAsync }: Context): string {
  const { id, method, path, parameters, summary, description, responses } = operation
  const inPath = parameters.filter((one) => one.in === 'path')
  const inQuery = parameters.filter((one) => one.in === 'query')
  const body = bodies.paths[path][method].requestBody?.content['application/json'].schema
  const isPost = method === 'post'
  const named = [
    ...inQuery.filter((one) => one.required).map((one) => `${pythonName(one.name)}: ${typeOf(one.schema)}`),
    ...inQuery
      .filter((one) => !one.required)
      .map((one) => `${pythonName(one.name)}: ${typeOf(one.schema)} | None = None`),
    ...(isPost ? ['idempotency_key: str | None = None'] : []),
  ]
  const fields = [
    'self',
    ...inPath.map((one) => `${one.name}: str`),
    ...(named.length > 0 ? ['*', ...named] : []),
    ...(body ? [`**body: ${bodyType(body, bodies, id)}`] : []),
  ]
  const address = path.replace(/\{(\w+)\}/g, '{quote($1, safe="")}')
  const sent = [
    `"${method.toUpperCase()}"`,
    `${inPath.length > 0 ? 'f' : ''}"${address.replaceAll('safe=""', "safe=''")}"`,
    ...(inQuery.length > 0
      ? [`query={${inQuery.map((one) => `"${one.name}": ${pythonName(one.name)}`).join(', ')}}`]
      : []),
    ...(body ? ['body=body'] : []),
    ...(isPost ? ['idempotency_key=idempotency_key'] : []),
  ]
  const text = description ? `${summary}.\n\n        ${description}\n        ` : `${summary}.`
  return `    ${isAsync ? 'async ' : ''}def ${name}(
        ${fields.join(',\n        ')},
    ) -> ${resultOf(responses)}:
        """${text.replaceAll('\\', '\\\\').replaceAll('"""', "'''")}"""
        return ${isAsync ? 'await ' : ''}self._request(${sent.join(', ')})
`
}

/**
 * Returns the type of the keyword arguments: the body's fields, or `Any` if the body is not one
 * object type.
 */
function bodyType(schema: Json, { components }: ClientDocument, id: string): string {
  if (!schema.$ref) throw new Error(`the body of ${id} has no name`)
  const { type, oneOf, anyOf, allOf } = components.schemas[refName(schema.$ref)]
  return type === 'object' && !oneOf && !anyOf && !allOf ? `Unpack[m.${refName(schema.$ref)}]` : 'Any'
}

function resultOf(responses: Record<string, Json>): string {
  const types = Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .flatMap(([, { content }]) => Object.values<Json>(content ?? {}))
    .map(({ schema }) => typeOf(schema))
  return [...new Set(types)].join(' | ')
}

const TYPES: Record<string, string> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool' }

function typeOf(schema: Json): string {
  if (schema.$ref) return `m.${refName(schema.$ref)}`
  if (schema.enum) return `Literal[${schema.enum.map((value: unknown) => JSON.stringify(value)).join(', ')}]`
  if (schema.type === 'array') return `Sequence[${typeOf(schema.items)}]`
  return TYPES[schema.type] ?? 'Any'
}
