/** The tags that group operations, in the order of the reference, with their descriptions. */
export const TAGS: Record<string, string> = {
  Datasets: 'Columns filled for rows of people, companies or other entities, with evidence for each cell.',
  Search: 'People by query and filters, in one request.',
  Sets: 'Lists of people that are built in the background: verified, enriched, watched, shared and exported.',
  Agent:
    'Tasks in words. A run researches people and companies, streams its events and returns text or structured output.',
  Person: 'The public profile of one person, with a source for each statement.',
  Enrich: 'Work e-mail address, personal e-mail address and telephone number of one person.',
  Batch: 'Contact enrichment of up to 500 people in one asynchronous job.',
  People: 'Lookup of indexed people and resolution of identities.',
  'Professional network': 'Profiles, posts, comments and companies of the professional network.',
  'Code host': 'Search of code-host accounts, and links from accounts to professional-network profiles.',
  Monitors: 'Searches and Sets that run on a schedule and report new people and changes.',
  Webhooks: 'Destinations of events, and their deliveries.',
  Privacy: 'Erasure of a person from the whole service, with a report per store.',
  Account: 'Credits, usage, budgets and rate limits of the calling key, and its revocation.',
}
