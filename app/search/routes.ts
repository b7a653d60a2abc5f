import { register } from '#app/shared/http/register'
import * as operation from './operations.js'

const search = () => import('./search_controller.js')
const criteria = () => import('./criteria_controller.js')

register(operation.searchOperation, search)
register(operation.peopleSearchOperation, search)
register(operation.createCriteriaOperation, criteria, 'create')
register(operation.readCriteriaOperation, criteria, 'read')
register(operation.similarPeopleOperation, () => import('./similar_people_controller.js'))
register(operation.peopleCompanyOperation, () => import('./people_company_controller.js'))
