import { register } from '#app/shared/http/register'
import { enrichOperation, peopleEnrichOperation } from './operations.js'

const controller = () => import('./enrich_controller.js')

register(enrichOperation, controller)
register(peopleEnrichOperation, controller, 'people')
