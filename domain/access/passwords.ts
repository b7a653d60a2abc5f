export const SHORTEST_PASSWORD = 10
export const LONGEST_PASSWORD = 1_000

/** What is wrong with a password that somebody chose, as the rest of a sentence; null when it will do. */
export function passwordProblem(password: string, email: string): string | null {
  if (password.length < SHORTEST_PASSWORD) return `must have at least ${SHORTEST_PASSWORD} characters`
  if (password.length > LONGEST_PASSWORD) return `must have at most ${LONGEST_PASSWORD} characters`
  if (new Set(password).size < 4) return 'must not repeat the same few characters'
  const [name] = email.toLowerCase().split('@')
  const chosen = password.toLowerCase()
  return chosen === email.toLowerCase() || chosen === name ? 'must not be the e-mail address' : null
}
