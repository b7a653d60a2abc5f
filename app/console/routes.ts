import router from '@adonisjs/core/services/router'
import {
  account,
  authorizations,
  billing,
  datasets,
  imports,
  indexes,
  invitations,
  keys,
  members,
  monitors,
  names,
  oidc,
  people,
  playground,
  privacy,
  requests,
  runs,
  service,
  session,
  sets,
  twoFactor,
  webhooks,
} from './operations.js'
import { registerConsole } from './register.js'

const sessions = () => import('./session/session_controller.js')
registerConsole(session.readSessionOperation, sessions, 'read')
registerConsole(session.signInOperation, sessions, 'create')
registerConsole(session.signOutOperation, sessions, 'delete')

const oidcOf = () => import('./oidc/oidc_controller.js')
registerConsole(oidc.beginOidcOperation, oidcOf, 'begin')
registerConsole(oidc.finishOidcOperation, oidcOf, 'finish')
registerConsole(oidc.codeOidcOperation, oidcOf, 'code')

const accountOf = () => import('./account/account_controller.js')
registerConsole(account.readAccountOperation, accountOf, 'read')
registerConsole(account.changeNameOperation, accountOf, 'name')
registerConsole(account.changePasswordOperation, accountOf, 'password')
registerConsole(account.listSessionsOperation, accountOf, 'sessions')
registerConsole(account.endOtherSessionsOperation, accountOf, 'endOthers')
registerConsole(account.endSessionOperation, accountOf, 'endSession')

const twoFactorOf = () => import('./two_factor/two_factor_controller.js')
registerConsole(twoFactor.readTwoFactorOperation, twoFactorOf, 'read')
registerConsole(twoFactor.beginTwoFactorOperation, twoFactorOf, 'begin')
registerConsole(twoFactor.confirmTwoFactorOperation, twoFactorOf, 'confirm')
registerConsole(twoFactor.removeTwoFactorOperation, twoFactorOf, 'remove')

const authorizationsOf = () => import('./authorizations/authorizations_controller.js')
registerConsole(authorizations.readAuthorizationOperation, authorizationsOf, 'read')
registerConsole(authorizations.approveOperation, authorizationsOf, 'approve')
registerConsole(authorizations.denyOperation, authorizationsOf, 'deny')

const grantsOf = () => import('./authorizations/grants_controller.js')
registerConsole(authorizations.listGrantsOperation, grantsOf, 'list')
registerConsole(authorizations.revokeGrantOperation, grantsOf, 'revoke')

const serviceOf = () => import('./service/service_controller.js')
registerConsole(service.readRequestsOperation, serviceOf, 'requests')
registerConsole(service.readServiceOperation, serviceOf, 'service')
registerConsole(service.checkServiceOperation, serviceOf, 'check')
registerConsole(service.reviveJobsOperation, serviceOf, 'revive')

const requestLog = () => import('./requests/request_log_controller.js')
registerConsole(requests.listRequestsOperation, requestLog, 'list')
registerConsole(requests.countRequestsOperation, requestLog, 'counts')
registerConsole(requests.requestsByKeyOperation, requestLog, 'byKey')
registerConsole(requests.readRequestOperation, requestLog, 'read')

const playgroundOf = () => import('./playground/playground_controller.js')
registerConsole(playground.readPlaygroundOperation, playgroundOf, 'read')
registerConsole(playground.createSessionKeyOperation, playgroundOf, 'createKey')

const peopleOf = () => import('./people/people_controller.js')
registerConsole(people.parseQueryOperation, peopleOf, 'parse')
registerConsole(people.suggestSchoolsOperation, peopleOf, 'schools')
registerConsole(people.readIndexSizeOperation, () => import('./people/index_size_controller.js'), 'read')
registerConsole(people.readPersonOperation, peopleOf, 'read')
registerConsole(people.readProfileOperation, peopleOf, 'profile')
registerConsole(people.exportPeopleOperation, peopleOf, 'export')
registerConsole(people.readEvidenceOperation, () => import('./people/evidence_controller.js'), 'read')

const keysOf = () => import('./keys/keys_controller.js')
registerConsole(keys.listKeysOperation, keysOf, 'list')
registerConsole(keys.createKeyOperation, keysOf, 'create')
registerConsole(keys.updateKeyOperation, keysOf, 'update')
registerConsole(keys.rotateKeyOperation, keysOf, 'rotate')
registerConsole(keys.revokeKeyOperation, keysOf, 'revoke')

const money = () => import('./billing/billing_controller.js')
registerConsole(billing.readCreditsOperation, money, 'credits')
registerConsole(billing.grantCreditsOperation, money, 'grant')
registerConsole(billing.readUsageOperation, money, 'usage')

const datasetsOf = () => import('./datasets/datasets_controller.js')
registerConsole(datasets.listDatasetsOperation, datasetsOf, 'list')
registerConsole(datasets.readDatasetOperation, datasetsOf, 'read')
registerConsole(datasets.readDatasetRowsOperation, datasetsOf, 'rows')
registerConsole(datasets.exportDatasetOperation, datasetsOf, 'export')
registerConsole(datasets.readExplanationOperation, datasetsOf, 'explanation')
registerConsole(datasets.readSheetOperation, () => import('./datasets/sheet_controller.js'), 'read')

const runsOf = () => import('./runs/runs_controller.js')
registerConsole(runs.listRunsOperation, runsOf, 'list')
registerConsole(runs.readRunOperation, runsOf, 'read')
registerConsole(runs.followRunOperation, runsOf, 'events')
registerConsole(runs.cancelRunOperation, runsOf, 'cancel')
registerConsole(runs.readBatchOperation, () => import('./runs/batches_controller.js'), 'read')

const setsOf = () => import('./sets/sets_controller.js')
registerConsole(sets.listSetsOperation, setsOf, 'list')
registerConsole(sets.readSetOperation, setsOf, 'read')
registerConsole(sets.readSetItemsOperation, setsOf, 'items')
registerConsole(sets.readSetExplanationOperation, setsOf, 'explanation')
registerConsole(sets.followSetOperation, setsOf, 'events')
registerConsole(sets.exportSetOperation, setsOf, 'export')

const setChanges = () => import('./sets/set_changes_controller.js')
registerConsole(sets.cancelSetOperation, setChanges, 'cancel')
registerConsole(sets.shareSetOperation, setChanges, 'share')
registerConsole(sets.unshareSetOperation, setChanges, 'unshare')
registerConsole(sets.excludeItemOperation, setChanges, 'exclude')
registerConsole(sets.includeItemOperation, setChanges, 'include')

const namesOf = () => import('./names/names_controller.js')
registerConsole(names.renameDatasetOperation, namesOf, 'dataset')
registerConsole(names.renameSetOperation, namesOf, 'set')

const monitorsOf = () => import('./monitors/monitors_controller.js')
registerConsole(monitors.listMonitorsOperation, monitorsOf, 'list')
registerConsole(monitors.listReportsOperation, monitorsOf, 'reports')
registerConsole(monitors.readMonitorOperation, monitorsOf, 'read')
registerConsole(monitors.createMonitorOperation, monitorsOf, 'create')
registerConsole(monitors.changeMonitorOperation, monitorsOf, 'change')
registerConsole(monitors.pauseMonitorOperation, monitorsOf, 'pause')
registerConsole(monitors.resumeMonitorOperation, monitorsOf, 'resume')
registerConsole(monitors.removeMonitorOperation, monitorsOf, 'remove')

const indexesOf = () => import('./indexes/indexes_controller.js')
registerConsole(indexes.listIndexesOperation, indexesOf, 'list')
registerConsole(indexes.rebuildIndexOperation, indexesOf, 'rebuild')
registerConsole(indexes.readCoverageOperation, indexesOf, 'coverage')

const importsOf = () => import('./imports/imports_controller.js')
registerConsole(imports.listImportsOperation, importsOf, 'list')
registerConsole(imports.uploadFileOperation, importsOf, 'upload')
registerConsole(imports.previewImportOperation, importsOf, 'preview')
registerConsole(imports.startImportOperation, importsOf, 'start')
registerConsole(imports.readImportOperation, importsOf, 'read')
registerConsole(imports.stopImportOperation, importsOf, 'stop')

const undoOf = () => import('./imports/undo_controller.js')
registerConsole(imports.previewUndoOperation, undoOf, 'preview')
registerConsole(imports.undoImportOperation, undoOf, 'create')
registerConsole(imports.listSourcesOperation, undoOf, 'sources')
registerConsole(imports.deleteSourceOperation, undoOf, 'deleteSource')

const privacyOf = () => import('./privacy/privacy_controller.js')
registerConsole(privacy.previewErasureOperation, privacyOf, 'preview')
registerConsole(privacy.requestErasureOperation, privacyOf, 'create')
registerConsole(privacy.listErasuresOperation, privacyOf, 'list')
registerConsole(privacy.readErasureOperation, privacyOf, 'read')

const suppressionsOf = () => import('./privacy/suppressions_controller.js')
registerConsole(privacy.readSuppressionsOperation, suppressionsOf, 'count')
registerConsole(privacy.listSuppressionsOperation, suppressionsOf, 'entries')
registerConsole(privacy.suppressOperation, suppressionsOf, 'add')
registerConsole(privacy.suppressListOperation, suppressionsOf, 'addList')
registerConsole(privacy.checkSuppressionOperation, suppressionsOf, 'check')
registerConsole(privacy.unsuppressOperation, suppressionsOf, 'remove')

const membersOf = () => import('./members/members_controller.js')
registerConsole(members.listMembersOperation, membersOf, 'list')
registerConsole(members.changeRoleOperation, membersOf, 'role')
registerConsole(members.removeMemberOperation, membersOf, 'remove')
registerConsole(members.listAuditOperation, membersOf, 'audit')

const invitationsOf = () => import('./invitations/invitations_controller.js')
registerConsole(invitations.listInvitationsOperation, invitationsOf, 'list')
registerConsole(invitations.inviteOperation, invitationsOf, 'create')
registerConsole(invitations.resendInvitationOperation, invitationsOf, 'resend')
registerConsole(invitations.revokeInvitationOperation, invitationsOf, 'revoke')

const acceptOf = () => import('./invitations/accept_controller.js')
registerConsole(invitations.openInvitationOperation, acceptOf, 'open')
registerConsole(invitations.acceptInvitationOperation, acceptOf, 'create')

const webhooksOf = () => import('./webhooks/webhooks_controller.js')
registerConsole(webhooks.listWebhooksOperation, webhooksOf, 'list')
registerConsole(webhooks.readActivityOperation, webhooksOf, 'activity')
registerConsole(webhooks.registerWebhookOperation, webhooksOf, 'register')
registerConsole(webhooks.changeWebhookOperation, webhooksOf, 'change')
registerConsole(webhooks.removeWebhookOperation, webhooksOf, 'remove')
registerConsole(webhooks.rotateSecretOperation, webhooksOf, 'rotate')
registerConsole(webhooks.enableWebhookOperation, webhooksOf, 'enable')

const deliveries = () => import('./webhooks/deliveries_controller.js')
registerConsole(webhooks.listDeliveriesOperation, deliveries, 'list')
registerConsole(webhooks.latestDeliveriesOperation, deliveries, 'latest')
registerConsole(webhooks.redeliverOperation, deliveries, 'redeliver')
registerConsole(webhooks.redeliverFailedOperation, deliveries, 'redeliverFailed')
registerConsole(webhooks.sendTestOperation, deliveries, 'test')

const pages = () => import('./pages/pages_controller.js')
router.get('/console', [pages, 'shell']).as('console')
router.get('/console/recover.js', [pages, 'recover']).as('console.recover')
router.get('/console/assets/:file', [pages, 'asset']).as('console.assets')
router.any('/console/api/*', [pages, 'missing']).as('console.missing')
router.get('/console/*', [pages, 'shell']).as('console.pages')
