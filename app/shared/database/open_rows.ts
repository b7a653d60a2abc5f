import type { ContactVault } from '#app/shared/sealing/contact_vault'

/**
 * Decrypts contacts in the texts of rows. Reloads the keys for a contact whose key another process
 * added.
 */
export async function openRows<Row>(
  rows: Row[],
  vault: ContactVault,
  loadKeys: () => Promise<void>
): Promise<Row[]> {
  for (const row of rows as Record<string, unknown>[])
    for (const column in row) {
      const text = row[column]
      if (typeof text !== 'string' || !vault.hasTokens(text)) continue
      let opened = vault.open(text)
      if (opened === null) {
        await loadKeys()
        opened = vault.open(text)
      }
      row[column] = opened ?? vault.openKnown(text)
    }
  return rows
}
