import { register } from '#app/shared/http/register'
import { cancelPersonRunOperation, personOperation, readPersonRunOperation } from './operations.js'

const controller = () => import('./person_controller.js')

register(personOperation, controller, 'create')
register(readPersonRunOperation, controller, 'read')
register(cancelPersonRunOperation, controller, 'cancel')
