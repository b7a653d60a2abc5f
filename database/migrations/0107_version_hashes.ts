import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Makes the background sealing encrypt the earlier versions of person records once more. The
 * former encryption left plain hashes of versions with contacts. Such a hash can confirm a guessed
 * contact.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const [version, progress] = [
        await db.from('person_versions').first(),
        await db.from('sealing_progress').where('table_name', 'person_versions').first(),
      ]
      if (!version) return
      // A table whose encryption is under way starts again.
      if (progress) {
        await db.from('sealing_progress').where('table_name', 'person_versions').update({ position: null })
        return
      }
      // The current number would look like an unfinished change of keys.
      await db.table('sealing_progress').insert({ table_name: 'person_versions', key_number: 1 })
    })
  }

  async down() {}
}
