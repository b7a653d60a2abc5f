/** The views of a Set. A view chooses which people the page shows. */
export const SHOWN = [
  { value: 'in', text: 'In the Set' },
  { value: 'checked', text: 'Everyone checked' },
  { value: 'no_match', text: 'No match' },
  { value: 'not_proven', text: 'Not proven' },
  { value: 'left_out', text: 'Left out' },
] as const
export type Shown = (typeof SHOWN)[number]['value']
export const SHOWN_VALUES = SHOWN.map(({ value }) => value)
