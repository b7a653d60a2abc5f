const PAGES: Record<string, { name: string; path: string }> = {
  set: { name: 'Set', path: '/sets/' },
  ds: { name: 'dataset', path: '/datasets/' },
  run: { name: 'run', path: '/runs/' },
  batch: { name: 'run', path: '/runs/' },
  mon: { name: 'monitor', path: '/monitors/' },
  prv: { name: 'erasure request', path: '/privacy/' },
  wh: { name: 'webhook', path: '/webhooks/' },
}

/** Returns the name and the console page of the thing that a request's path names, or null. */
export function objectOf(path: string): { name: string; path: string } | null {
  const id = path.split('/').find((part) => /^[a-z]+_[0-9a-f]{32}$/.test(part))
  const page = id && PAGES[id.slice(0, id.indexOf('_'))]
  return page ? { name: page.name, path: `${page.path}${id}` } : null
}
