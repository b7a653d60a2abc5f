import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { textHash } from '#app/people/stored_vectors'
import { personText } from '#domain/search/person_text'

/**
 * Vectors of people that a file keeps between runs, by model and text. Embedding all people takes
 * minutes, and most texts are the same in the next run.
 */
export class KeptVectors {
  constructor(
    private readonly file: string,
    private readonly people: string
  ) {}

  /** Copies known vectors of current texts into the database of people. Returns the number of vectors. */
  restore(): number {
    return this.#during((database) => {
      const insert = database.prepare<[string, string]>(
        `INSERT INTO person_vectors (person_id, model, text_hash, vector)
         SELECT ?, model, text_hash, vector FROM kept.vectors WHERE text_hash = ?
         ON CONFLICT (person_id, model) DO UPDATE SET text_hash = excluded.text_hash, vector = excluded.vector`
      )
      const rows = database.prepare<[], Row>('SELECT person_id, view FROM people').all()
      const restored = rows.map(
        ({ person_id, view }) => insert.run(person_id, textHash(personText(JSON.parse(view)))).changes
      )
      return restored.reduce((sum, changes) => sum + changes, 0)
    })
  }

  /** Adds the vectors in the database of people to the file. */
  keep(): void {
    this.#during((database) =>
      database.exec(
        `INSERT OR IGNORE INTO kept.vectors (model, text_hash, vector)
         SELECT model, text_hash, vector FROM person_vectors`
      )
    )
  }

  #during<T>(work: (database: Database.Database) => T): T {
    mkdirSync(dirname(this.file), { recursive: true })
    const database = new Database(this.people)
    try {
      database.prepare('ATTACH ? AS kept').run(this.file)
      database.exec(
        `CREATE TABLE IF NOT EXISTS kept.vectors (text_hash TEXT, model TEXT, vector TEXT,
           PRIMARY KEY (text_hash, model)) WITHOUT ROWID`
      )
      return database.transaction(work)(database)
    } finally {
      database.close()
    }
  }
}

type Row = { person_id: string; view: string }
