import hash from '@adonisjs/core/services/hash'

/**
 * Hashes each password once, and accepts it without hashing where that hash is stored. Tests create
 * hundreds of users with one password. A wrong password costs what it costs in production.
 */
export function rememberPasswords(): void {
  const hasher = hash.use()
  const [make, verify] = [hasher.make.bind(hasher), hasher.verify.bind(hasher)]
  const known = new Map<string, Promise<string>>()
  hasher.make = (password) => {
    const made = known.get(password) ?? make(password)
    known.set(password, made)
    return made
  }
  hasher.verify = async (stored, password) =>
    (await known.get(password)) === stored || verify(stored, password)
}
