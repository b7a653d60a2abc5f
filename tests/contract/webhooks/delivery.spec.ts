import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import { deliveryContract } from './delivery_contract.js'

deliveryContract('SQLite', sqliteTestSql)
deliveryContract('PostgreSQL', postgresTestSql, WITHOUT_POSTGRES)
