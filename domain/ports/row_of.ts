type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : ''

/**
 * The row of an object in SQL, whose columns have the names of its properties in snake case. `Stored`
 * has the properties that SQL stores in another form.
 */
export type RowOf<T, Stored = unknown> = {
  [Name in keyof T & string as Snake<Name>]: Name extends keyof Stored ? Stored[Name] : T[Name]
}
