/** Texts above the operations of a tag, which say more than the OpenAPI document has room for. */
export const OPERATION_NOTES: Readonly<Record<string, string>> = {
  Search: `## What a query means

The roles, employers and places of a query must hold, as the filters must. Its other words only rank, such as skills,
industries and languages: nobody is left out for lacking them, and no warning names them. \`POST /v1/people/search/criteria\`
returns how a query is read; a criterion with \`hard: false\` only ranks. To require more, send \`filters\`, or build a
[Set](../lists.md), which shows a verdict with quotes for each of its criteria.

\`filter_match\` and \`verification\` have an entry for each filter, so they are empty for a query without filters.
\`grounding\` has one page for each verified person.

`,
}
