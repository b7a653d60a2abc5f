import { sqlQueueUnderTest } from '../support/queue_sql.js'
import { sqliteTestSql } from '../support/test_sql.js'
import { jobStoreAgreement } from './job_store_agreement.js'
import { queueContract } from './queue_contract.js'
import { queueCrashContract } from './queue_crash_contract.js'
import { queueSqlContract } from './queue_sql_contract.js'

const factory = { make: () => sqlQueueUnderTest(sqliteTestSql) }

queueContract('SQLite', factory)
queueCrashContract('SQLite', factory)
queueSqlContract('SQLite', factory)
jobStoreAgreement('SQLite', sqliteTestSql)
