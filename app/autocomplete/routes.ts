import { register } from '#app/shared/http/register'
import { autocompleteOperation } from './operations.js'

register(autocompleteOperation, () => import('./autocomplete_controller.js'))
