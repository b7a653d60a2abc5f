import { register } from '#app/shared/http/register'
import { codehostPeopleSearchOperation, codehostSearchOperation } from './operations.js'

register(codehostSearchOperation, () => import('./search_controller.js'))
register(codehostPeopleSearchOperation, () => import('./people_search_controller.js'))
