import { createRoute, createRouter } from '@tanstack/react-router'
import type { LedgerFilters } from './billing/credits'
import type { EntityType } from './datasets/columns'
import { SHOWN_ROWS, type ShownRows } from './datasets/shown_rows'
import { ROLES, type Role } from '#domain/access/roles'
import type { AuditedAction } from './members/members'
import { readPrivacySearch } from './privacy/privacy_search'
import { readRequestsSearch } from './requests/requests_search'
import { outerPages, root } from './outer_routes'
import type { RunStatus } from './runs/runs'
import { type Shown, SHOWN_VALUES } from './sets/shown'
import type { DeliveryStatus } from './webhooks/webhooks'
import { readSearch } from './search/search_state'
import { oneOf, text } from './shared/address_values'
import { lazyPage } from './shared/lazy_page'
import type { Period } from './shared/periods'
import { PageError } from './shell/page_error'
import type { SortParam } from './shared/sort'
import { NotFound } from './shell/root'
import { Shell } from './shell/shell'

type Search = Record<string, unknown>
type PlaygroundSearch = { tab?: 'search' | 'dataset' | 'all'; op?: string; request?: object }
type KeyState = 'active' | 'expired' | 'revoked'

/**
 * The address of every page holds its filters, the cursor of its list and the sort order of its
 * tables.
 */
const workspace = createRoute({
  getParentRoute: () => root,
  path: '/w/$workspace',
  validateSearch: (search: Search): { [P in SortParam | 'cursor']?: string } & { new?: true } => ({
    new: search.new === true ? true : undefined,
    cursor: text(search.cursor),
    sort: text(search.sort),
    sort_2: text(search.sort_2),
  }),
  component: Shell,
})
const below = <const P extends string>(path: P) => ({ getParentRoute: () => workspace, path })

const overview = createRoute({
  ...below('/'),
  validateSearch: (search: Search): { hours?: '1' | '6' | '24' | '48' } => ({
    hours: oneOf(['1', '6', '24', '48'], String(search.hours ?? '')),
  }),
  component: lazyPage(() => import('./overview/overview_page'), 'OverviewPage'),
})
const keysRoute = createRoute({
  ...below('/keys'),
  validateSearch: (search: Search): { state?: KeyState; kind?: 'lasting' | 'temporary' } => ({
    state: oneOf(['active', 'expired', 'revoked'], search.state),
    kind: oneOf(['lasting', 'temporary'], search.kind),
  }),
  component: lazyPage(() => import('./access/keys_page'), 'KeysPage'),
})
const requestsRoute = createRoute({
  ...below('/requests'),
  validateSearch: readRequestsSearch,
  component: lazyPage(() => import('./requests/requests_page'), 'RequestsPage'),
})
const healthRoute = createRoute({
  ...below('/health'),
  component: lazyPage(() => import('./health/health_page'), 'HealthPage'),
})
const usageRoute = createRoute({
  ...below('/usage'),
  validateSearch: (search: Search): { days?: '7' | '31' | '92' } => ({
    days: oneOf(['7', '31', '92'], String(search.days ?? '')),
  }),
  component: lazyPage(() => import('./usage/usage_page'), 'UsagePage'),
})
const creditsRoute = createRoute({
  ...below('/credits'),
  validateSearch: (search: Search): LedgerFilters => ({
    before: text(search.before),
    state: oneOf(['granted', 'charged', 'free', 'held'], search.state),
    key_id: text(search.key_id),
    route: text(search.route),
    days: oneOf(['1', '7', '31'], String(search.days ?? '')),
  }),
  component: lazyPage(() => import('./billing/credits_page'), 'CreditsPage'),
})
const datasetsRoute = createRoute({
  ...below('/datasets'),
  component: lazyPage(() => import('./datasets/datasets_page'), 'DatasetsPage'),
})
const newDataset = createRoute({
  ...below('/datasets/new'),
  validateSearch: (search: Search): { type?: EntityType; columns?: string; from?: string } => ({
    type: oneOf(['person', 'company', 'custom'], search.type),
    columns: text(search.columns),
    from: text(search.from),
  }),
  component: lazyPage(() => import('./datasets/new_dataset_page'), 'NewDatasetPage'),
})
const datasetRoute = createRoute({
  ...below('/datasets/$dataset'),
  validateSearch: (search: Search): { status?: ShownRows; cell?: string } => ({
    status: oneOf(SHOWN_ROWS, search.status),
    cell: text(search.cell),
  }),
  component: lazyPage(() => import('./datasets/dataset_page'), 'DatasetPage'),
})
const playground = createRoute({
  ...below('/playground'),
  validateSearch: (search: Search): PlaygroundSearch => ({
    tab: oneOf(['search', 'dataset', 'all'], search.tab),
    op: text(search.op),
    request: typeof search.request === 'object' && search.request !== null ? search.request : undefined,
  }),
  component: lazyPage(() => import('./playground/playground_page'), 'PlaygroundPage'),
})
const account = createRoute({
  ...below('/account'),
  component: lazyPage(() => import('./account/account_page'), 'AccountPage'),
})
const runsRoute = createRoute({
  ...below('/runs'),
  validateSearch: (query: Search): { status?: RunStatus | 'unfinished'; kind?: string } => ({
    kind: text(query.kind),
    status: oneOf(['unfinished', 'queued', 'running', 'completed', 'failed', 'cancelled'], query.status),
  }),
  component: lazyPage(() => import('./runs/runs_page'), 'RunsPage'),
})
const runRoute = createRoute({
  ...below('/runs/$run'),
  component: lazyPage(() => import('./runs/run_page'), 'RunPage'),
})
const searchRoute = createRoute({
  ...below('/search'),
  validateSearch: readSearch,
  component: lazyPage(() => import('./search/search_page'), 'SearchPage'),
})
const personRoute = createRoute({
  ...below('/people/$person'),
  component: lazyPage(() => import('./people/person_page'), 'PersonPage'),
})
const setsRoute = createRoute({
  ...below('/sets'),
  component: lazyPage(() => import('./sets/sets_page'), 'SetsPage'),
})
const newSet = createRoute({
  ...below('/sets/new'),
  validateSearch: (query: Search): { q?: string } => ({ q: text(query.q) }),
  component: lazyPage(() => import('./sets/new_set_page'), 'NewSetPage'),
})
const setRoute = createRoute({
  ...below('/sets/$set'),
  validateSearch: (query: Search): { status?: Shown; verdict?: string; item?: string } => ({
    status: oneOf(SHOWN_VALUES, query.status),
    verdict: text(query.verdict),
    item: text(query.item),
  }),
  component: lazyPage(() => import('./sets/set_page'), 'SetPage'),
})
const monitorsRoute = createRoute({
  ...below('/monitors'),
  validateSearch: (query: Search): { set?: string; q?: string } => ({
    set: text(query.set),
    q: text(query.q),
  }),
  component: lazyPage(() => import('./monitors/monitors_page'), 'MonitorsPage'),
})
const monitorRoute = createRoute({
  ...below('/monitors/$monitor'),
  component: lazyPage(() => import('./monitors/monitor_page'), 'MonitorPage'),
})
const webhooks = createRoute({
  ...below('/webhooks'),
  component: lazyPage(() => import('./webhooks/webhooks_page'), 'WebhooksPage'),
})
const webhook = createRoute({
  ...below('/webhooks/$webhook'),
  validateSearch: (search: Search): { status?: DeliveryStatus; delivery?: string } => ({
    status: oneOf(['pending', 'delivered', 'failed'], search.status),
    delivery: text(search.delivery),
  }),
  component: lazyPage(() => import('./webhooks/webhook_page'), 'WebhookPage'),
})
const indexes = createRoute({
  ...below('/indexes'),
  component: lazyPage(() => import('./index/indexes_page'), 'IndexesPage'),
})
const importsRoute = createRoute({
  ...below('/imports'),
  validateSearch: (search: Search): { source?: string; changes?: 'some' } => ({
    source: text(search.source),
    changes: oneOf(['some'] as const, search.changes),
  }),
  component: lazyPage(() => import('./imports/imports_page'), 'ImportsPage'),
})
const newImport = createRoute({
  ...below('/imports/new'),
  validateSearch: (search: Search): { file?: string; name?: string; kind?: 'people' | 'companies' } => ({
    file: text(search.file),
    name: text(search.name),
    kind: oneOf(['people', 'companies'], search.kind),
  }),
  component: lazyPage(() => import('./imports/new_import_page'), 'NewImportPage'),
})
const importRoute = createRoute({
  ...below('/imports/$import'),
  component: lazyPage(() => import('./imports/import_page'), 'ImportPage'),
})
const privacyRoute = createRoute({
  ...below('/privacy'),
  validateSearch: readPrivacySearch,
  component: lazyPage(() => import('./privacy/privacy_page'), 'PrivacyPage'),
})
const privacyRequestRoute = createRoute({
  ...below('/privacy/$request'),
  component: lazyPage(() => import('./privacy/request_page'), 'PrivacyRequestPage'),
})
const agentRoute = createRoute({
  ...below('/agent'),
  validateSearch: (search: Search): { session?: string; task?: string } => ({
    session: text(search.session),
    task: text(search.task),
  }),
  component: lazyPage(() => import('./agent/agent_page'), 'AgentPage'),
})
const members = createRoute({
  ...below('/members'),
  validateSearch: (search: Search): { q?: string; role?: Role } => ({
    q: text(search.q)?.slice(0, 100),
    role: oneOf(ROLES, search.role),
  }),
  component: lazyPage(() => import('./members/members_page'), 'MembersPage'),
})
const auditRoute = createRoute({
  ...below('/audit'),
  validateSearch: (
    search: Search
  ): { action?: AuditedAction; email?: string; days?: Period; entry?: number } => ({
    action: text(search.action) as AuditedAction | undefined,
    entry: Number(search.entry) || undefined,
    email: text(search.email),
    days: oneOf(['1', '7', '31'], String(search.days ?? '')),
  }),
  component: lazyPage(() => import('./members/audit_page'), 'AuditPage'),
})

const pages = [
  overview,
  requestsRoute,
  healthRoute,
  keysRoute,
  usageRoute,
  creditsRoute,
  datasetsRoute,
  newDataset,
  datasetRoute,
  playground,
  account,
  runsRoute,
  runRoute,
  searchRoute,
  personRoute,
  setsRoute,
  newSet,
  setRoute,
  monitorsRoute,
  monitorRoute,
  webhooks,
  webhook,
  indexes,
  importsRoute,
  newImport,
  importRoute,
  privacyRoute,
  privacyRequestRoute,
  agentRoute,
  members,
  auditRoute,
]

export const router = createRouter({
  routeTree: root.addChildren([...outerPages, workspace.addChildren(pages)]),
  basepath: '/console',
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: PageError,
  scrollRestoration: false,
})
