import { postgresTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import { runsContract } from './runs_contract.js'

runsContract('PostgreSQL', { make: postgresTestSql, missing: WITHOUT_POSTGRES })
