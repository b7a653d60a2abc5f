/** The descriptions of the tags that group operations. */
export const TAGS: Record<string, string> = {
  Account: 'Credits, usage, budgets and rate limits of the calling key, and its revocation.',
  Agent:
    'Tasks in words. A run researches people and companies, streams its events and returns text or structured output.',
  Batch: 'Contact enrichment of up to 500 people in one asynchronous job.',
  'Code host': 'Search of code-host accounts, and links from accounts to professional-network profiles.',
  Datasets: 'Columns filled for rows of people, companies or other entities, with evidence for each cell.',
  Enrich: 'Work e-mail address, personal e-mail address and telephone number of one person.',
  Monitors: 'Searches and Sets that run on a schedule and report new people and changes.',
  People: 'Lookup of indexed people and resolution of identities.',
  Person: 'The public profile of one person, with a source for each statement.',
  'Professional network': 'Profiles, posts, comments and companies of the professional network.',
  Search: 'People by query and filters, in one request.',
  Sets: 'Lists of people that are built in the background: verified, enriched, watched, shared and exported.',
  Webhooks: 'Destinations of events, and their deliveries.',
}
