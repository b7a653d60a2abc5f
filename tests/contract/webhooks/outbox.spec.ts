import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import { outboxContract } from './outbox_contract.js'

outboxContract('SQLite', sqliteTestSql)
outboxContract('PostgreSQL', postgresTestSql, WITHOUT_POSTGRES)
