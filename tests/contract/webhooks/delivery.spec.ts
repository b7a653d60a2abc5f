import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import { deliverersContract } from './deliverers_contract.js'
import { deliveryContract } from './delivery_contract.js'

for (const contract of [deliveryContract, deliverersContract]) {
  contract('SQLite', sqliteTestSql)
  contract('PostgreSQL', postgresTestSql, WITHOUT_POSTGRES)
}
