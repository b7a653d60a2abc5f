/**
 * Applies the chosen theme before the first paint, and recovers when the console's own script or
 * style sheet does not load. A deploy may remove files that an open page still names. Reloads once,
 * then shows a sentence with a button. This file has the same name in all versions.
 */
;(() => {
  const KEY = 'console_reloaded_at'
  const PAUSE_MS = 60_000

  try {
    const chosen = localStorage.getItem('console_theme')
    const isDark =
      chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
  } catch {
    // Without storage, the theme is chosen when the console starts.
  }

  /**
   * Reloads the page, at most once per minute, so that no page reloads forever. Returns whether it
   * reloads.
   */
  window.reloadOnce = () => {
    try {
      const last = Number(sessionStorage.getItem(KEY))
      if (Date.now() - last < PAUSE_MS) return false
      sessionStorage.setItem(KEY, String(Date.now()))
    } catch {
      return false
    }
    location.reload()
    return true
  }

  // Errors of elements do not bubble, so this listens in the capture phase. Once the console runs,
  // it handles failures itself.
  addEventListener('error', recover, true)

  function recover({ target }) {
    const isScript = target instanceof HTMLScriptElement
    if (!isScript && !(target instanceof HTMLLinkElement)) return
    if (document.getElementById('console')?.hasChildNodes()) return
    if (!window.reloadOnce() && isScript) show()
  }

  function show() {
    document.getElementById('unloaded').hidden = false
    document.getElementById('reload').addEventListener('click', () => location.reload())
  }
})()
