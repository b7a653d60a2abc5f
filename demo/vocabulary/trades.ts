/**
 * A trade that a city is known for. Companies there in these industries employ many people with one
 * title.
 */
export type Trade = { city: string; industries: readonly string[]; function: string; title: string }

export const TRADES: readonly Trade[] = [
  { city: 'Boston', industries: ['Fintech', 'Financial Services'], function: 'data', title: 'Data Engineer' },
  {
    city: 'London',
    industries: ['Fintech', 'Financial Services'],
    function: 'product',
    title: 'Product Manager',
  },
  {
    city: 'San Francisco',
    industries: ['Artificial Intelligence', 'Software Development'],
    function: 'data',
    title: 'Machine Learning Engineer',
  },
  {
    city: 'Berlin',
    industries: ['Software Development', 'Fintech'],
    function: 'engineering',
    title: 'Backend Engineer',
  },
]
