import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { RunStatus } from './runs/runs'
import { Home } from './shell/home'
import { NotFound, Root } from './shell/root'
import { Shell } from './shell/shell'

type Search = Record<string, unknown>
type KeyState = 'active' | 'expired' | 'revoked'
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
const oneOf = <const V extends string>(values: readonly V[], value: unknown): V | undefined =>
  values.find((known) => known === value)
const placed = (search: Search): { cursor?: string } => ({ cursor: text(search.cursor) })

const root = createRootRoute({ component: Root, notFoundComponent: NotFound })

const start = createRoute({ getParentRoute: () => root, path: '/', component: Home })

const workspace = createRoute({ getParentRoute: () => root, path: '/w/$workspace', component: Shell })
const below = <const P extends string>(path: P) => ({ getParentRoute: () => workspace, path })

const overview = createRoute({
  ...below('/'),
  component: lazyRouteComponent(() => import('./overview/overview_page'), 'OverviewPage'),
})
const keysRoute = createRoute({
  ...below('/keys'),
  validateSearch: (search: Search): { cursor?: string; state?: KeyState } => ({
    ...placed(search),
    state: oneOf(['active', 'expired', 'revoked'], search.state),
  }),
  component: lazyRouteComponent(() => import('./access/keys_page'), 'KeysPage'),
})
const usageRoute = createRoute({
  ...below('/usage'),
  validateSearch: (search: Search): { days?: '7' | '31' | '92' } => ({
    days: oneOf(['7', '31', '92'], String(search.days ?? '')),
  }),
  component: lazyRouteComponent(() => import('./account/usage_page'), 'UsagePage'),
})
const creditsRoute = createRoute({
  ...below('/credits'),
  validateSearch: (search: Search): { before?: string } => ({ before: text(search.before) }),
  component: lazyRouteComponent(() => import('./billing/credits_page'), 'CreditsPage'),
})
const datasetsRoute = createRoute({
  ...below('/datasets'),
  validateSearch: placed,
  component: lazyRouteComponent(() => import('./datasets/datasets_page'), 'DatasetsPage'),
})
const newDataset = createRoute({
  ...below('/datasets/new'),
  component: lazyRouteComponent(() => import('./datasets/new_dataset_page'), 'NewDatasetPage'),
})
const datasetRoute = createRoute({
  ...below('/datasets/$dataset'),
  validateSearch: placed,
  component: lazyRouteComponent(() => import('./datasets/dataset_page'), 'DatasetPage'),
})
const search = createRoute({
  ...below('/search'),
  component: lazyRouteComponent(() => import('./search/search_page'), 'SearchPage'),
})
const runsRoute = createRoute({
  ...below('/runs'),
  validateSearch: (query: Search): { cursor?: string; status?: RunStatus } => ({
    ...placed(query),
    status: oneOf(['queued', 'running', 'completed', 'failed', 'cancelled'], query.status),
  }),
  component: lazyRouteComponent(() => import('./runs/runs_page'), 'RunsPage'),
})
const runRoute = createRoute({
  ...below('/runs/$run'),
  component: lazyRouteComponent(() => import('./runs/run_page'), 'RunPage'),
})
const webhooks = createRoute({
  ...below('/webhooks'),
  component: lazyRouteComponent(() => import('./webhooks/webhooks_page'), 'WebhooksPage'),
})
const webhook = createRoute({
  ...below('/webhooks/$webhook'),
  component: lazyRouteComponent(() => import('./webhooks/webhook_page'), 'WebhookPage'),
})
const indexes = createRoute({
  ...below('/indexes'),
  component: lazyRouteComponent(() => import('./index/indexes_page'), 'IndexesPage'),
})
const members = createRoute({
  ...below('/members'),
  component: lazyRouteComponent(() => import('./members/members_page'), 'MembersPage'),
})
const auditRoute = createRoute({
  ...below('/audit'),
  validateSearch: placed,
  component: lazyRouteComponent(() => import('./members/audit_page'), 'AuditPage'),
})

const pages = [
  overview,
  keysRoute,
  usageRoute,
  creditsRoute,
  datasetsRoute,
  newDataset,
  datasetRoute,
  search,
  runsRoute,
  runRoute,
  webhooks,
  webhook,
  indexes,
  members,
  auditRoute,
]

/** Every page of the console. What a list shows (filters, place) is in its address. */
export const router = createRouter({
  routeTree: root.addChildren([start, workspace.addChildren(pages)]),
  basepath: '/console',
  defaultNotFoundComponent: NotFound,
  scrollRestoration: false,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
