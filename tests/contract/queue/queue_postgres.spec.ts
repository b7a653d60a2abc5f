import { sqlQueueUnderTest } from '../support/queue_sql.js'
import { postgresTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import { jobStoreAgreement } from './job_store_agreement.js'
import { queueContract } from './queue_contract.js'
import { queueCrashContract } from './queue_crash_contract.js'
import { queueSqlContract } from './queue_sql_contract.js'

const factory = { make: () => sqlQueueUnderTest(postgresTestSql), missing: WITHOUT_POSTGRES }

queueContract('PostgreSQL', factory)
queueCrashContract('PostgreSQL', factory)
queueSqlContract('PostgreSQL', factory)
jobStoreAgreement('PostgreSQL', postgresTestSql, WITHOUT_POSTGRES)
