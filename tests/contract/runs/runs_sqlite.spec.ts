import { sqliteTestSql } from '../support/test_sql.js'
import { runsContract } from './runs_contract.js'

runsContract('SQLite', { make: sqliteTestSql })
