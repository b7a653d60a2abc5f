import router from '@adonisjs/core/services/router'
import { register } from '#app/shared/http/register'
import * as operation from './operations.js'

const sets = () => import('./sets_controller.js')
const search = () => import('./add_search_controller.js')
const enrichment = () => import('./add_enrichment_controller.js')
const file = () => import('./export_controller.js')
const share = () => import('./share_link_controller.js')

register(operation.createSetOperation, sets, 'create')
register(operation.listSetsOperation, sets, 'list')
register(operation.readSetOperation, sets, 'read')
register(operation.readItemsOperation, sets, 'items')
register(operation.readEventsOperation, () => import('./set_events_controller.js'))
register(operation.cancelSetOperation, () => import('./cancel_set_controller.js'))
register(operation.addSearchOperation, search)
register(operation.addEnrichmentOperation, enrichment)
register(operation.importOperation, () => import('./import_controller.js'))
register(operation.exportOperation, file)
register(operation.shareLinkOperation, share, 'create')
register(operation.revokeShareLinkOperation, share, 'revoke')
register(operation.previewOperation, () => import('./preview_controller.js'))

const { legacyOperations: legacy } = operation
register(operation.createSearchOperation, sets, 'createSearch')
register(legacy.list, sets, 'list')
register(legacy.read, sets, 'read')
register(legacy.items, sets, 'items')
register(legacy.enrich, enrichment)
register(operation.refineOperation, search, 'refine')
register(operation.exportsOperation, file, 'legacy')

router.get('/shared/sets/:token', [share, 'read']).as('sets.shared')
