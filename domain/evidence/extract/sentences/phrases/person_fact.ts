/** A fact about a person that a sentence states. */
export type PersonFact = { name: string; past: boolean } & (
  | { kind: 'role'; title: string | null; company: string | null }
  | { kind: 'place'; place: string }
  | { kind: 'study'; school: string; degree: string | null; field: string | null }
)
