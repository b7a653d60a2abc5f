import { register } from '#app/shared/http/register'
import { lookupOperation, resolveOperation } from './lookup_operations.js'
import { cancelPersonRunOperation, personOperation, readPersonRunOperation } from './operations.js'

const controller = () => import('./person_controller.js')

register(personOperation, controller, 'create')
register(readPersonRunOperation, controller, 'read')
register(cancelPersonRunOperation, controller, 'cancel')

const lookups = () => import('./lookup_controller.js')

register(lookupOperation, lookups, 'lookup')
register(resolveOperation, lookups, 'resolve')
