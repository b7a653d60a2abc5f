declare global {
  interface Window {
    /**
     * Defined by console/public/recover.js. Returns false when the page reloaded within the last
     * minute.
     */
    reloadOnce?: () => boolean
  }
}

/**
 * Reloads the page if the service now serves another version of the console. Returns whether the
 * page reloads.
 */
export async function reloadForNewVersion(): Promise<boolean> {
  return (await isOutdated()) && (window.reloadOnce?.() ?? false)
}

/**
 * Whether the service now serves another entry script than the one of this page. False while the
 * service cannot be reached.
 */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!entry) return false
  try {
    const answer = await fetch('/console', { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(entry)
  } catch {
    return false
  }
}
