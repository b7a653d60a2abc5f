import pg from 'pg'
import { engineLoad, engineMeasure, type PeopleEngine, type World } from './engine.js'
import { bodyWords, type PeopleQuery, personFacts, personRow, queryFacts, TOP } from './query.js'
import type { MeasuredPostgres } from '#bench/support/temporary_postgres'

const SCHEMA = 'kith_bench_search'
const BATCH = 5_000

/** For a server started here: memory for the whole index, no durability and no autovacuum. */
export const POSTGRES_SETTINGS = {
  shared_buffers: '3GB',
  maintenance_work_mem: '1GB',
  effective_cache_size: '8GB',
  max_wal_size: '16GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** No JIT compilation and no parallel workers, because queries take milliseconds. */
const SESSION = `SET search_path TO ${SCHEMA}; SET jit = off; SET work_mem = '256MB'; SET random_page_cost = 1.05;
  SET effective_io_concurrency = 200; SET max_parallel_workers_per_gather = 0; SET plan_cache_mode = force_custom_plan`

async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(SESSION)
}

/**
 * PostgreSQL with one GIN index over the facts (an array) and the words (a tsvector). Rows are in
 * static rank order with a btree. The table is vacuumed and analysed. Text ranks by ts_rank_cd.
 * Statements are prepared but planned for the actual values: a generic plan is worse for skewed
 * facts.
 */
export async function postgresEngine(world: World, server: MeasuredPostgres): Promise<PeopleEngine> {
  const pool = new pg.Pool({ ...server.config, max: 2, onConnect: prepareSession })
  // Without a listener, a lost idle connection would end the process. The server may stop first. A
  // query on a lost connection rejects by itself.
  pool.on('error', () => {})
  const start = performance.now()
  await build(world, pool)
  const buildSeconds = (performance.now() - start) / 1000
  const size = await pool.query(`SELECT pg_total_relation_size('${SCHEMA}.person')::float8 AS bytes`)

  const search: PeopleEngine['search'] = async (query) => {
    const { rows } = await pool.query({ ...statement(query), rowMode: 'array' })
    return rows.map(([record]) => JSON.parse(record))
  }
  return {
    label: 'PostgreSQL GIN',
    kind: 'database',
    memory: () => null,
    measure: engineMeasure(search, null),
    buildSeconds,
    bytes: size.rows[0].bytes,
    search,
    load: engineLoad(search),
    close: async () => {
      await pool.query(`DROP SCHEMA ${SCHEMA} CASCADE`)
      await pool.end()
      await server.stop()
    },
  }
}

async function build({ people, order }: World, pool: pg.Pool): Promise<void> {
  await pool.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE; CREATE SCHEMA ${SCHEMA};
    CREATE UNLOGGED TABLE ${SCHEMA}.person (id int NOT NULL, record text NOT NULL, facts text[] NOT NULL, words tsvector NOT NULL)`)
  for (let from = 0; from < order.length; from += BATCH) {
    const batch = Array.from(order.subarray(from, from + BATCH), (number) => people.person(number))
    await pool.query({
      name: 'insert',
      text: `INSERT INTO person SELECT id, record, string_to_array(facts, ' '), to_tsvector('simple', words)
        FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS batch (id, record, facts, words)`,
      values: [
        batch.map((_, i) => from + i),
        batch.map((person) => JSON.stringify(personRow(person))),
        batch.map((person) => personFacts(person).join(' ')),
        batch.map((person) => bodyWords(person).join(' ')),
      ],
    })
  }
  const client = await pool.connect()
  await client.query('ALTER TABLE person ADD PRIMARY KEY (id)')
  await client.query('CREATE INDEX person_search ON person USING gin (facts, words) WITH (fastupdate = off)')
  await client.query('ALTER TABLE person ALTER facts SET STATISTICS 1000')
  await client.query('VACUUM (ANALYZE) person')
  client.release()
}

const names = new Map<string, string>()

/** Returns a short name for a statement: PostgreSQL compares only the first 63 bytes of names. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `search_${names.size}`
  names.set(text, name)
  return name
}

/** Returns the prepared statement for a query's form and its values. */
function statement(query: PeopleQuery): { name: string; text: string; values: unknown[] } {
  const { all, none } = queryFacts(query)
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const where: string[] = []
  let order = 'id'
  if (query.words) {
    const words = `to_tsquery('simple', ${bind(query.words.join(query.require === 'all' ? ' & ' : ' | '))})`
    where.push(`words @@ ${words}`)
    order = `ts_rank_cd(words, ${words}) DESC, id`
  }
  if (all.length > 0) where.push(`facts @> ${bind(all)}::text[]`)
  if (none.length > 0) where.push(`NOT facts && ${bind(none)}::text[]`)
  const text = `SELECT record FROM person WHERE ${where.join(' AND ')} ORDER BY ${order} LIMIT ${TOP}`
  return { name: nameOf(text), text, values }
}
