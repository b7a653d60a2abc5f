export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 1_000

/** Returns why a password is unacceptable, as the predicate of a sentence, or null. */
export function passwordProblem(password: string, email: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) return `must have at least ${MIN_PASSWORD_LENGTH} characters`
  if (password.length > MAX_PASSWORD_LENGTH) return `must have at most ${MAX_PASSWORD_LENGTH} characters`
  if (new Set(password).size < 4) return 'must not repeat the same few characters'
  const [name] = email.toLowerCase().split('@')
  const chosen = password.toLowerCase()
  return chosen === email.toLowerCase() || chosen === name ? 'must not be the email address' : null
}
