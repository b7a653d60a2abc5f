import { createRootRoute, createRoute } from '@tanstack/react-router'
import { lazyPage } from './shared/lazy_page'
import { Home } from './shell/home'
import { NotFound, Root } from './shell/root'

export const root = createRootRoute({ component: Root, notFoundComponent: NotFound })

/** People without an account can open this page. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyPage(() => import('./invitation/invitation_page'), 'InvitationPage'),
})

/** Where an OAuth client sends a user. The address holds the client's request. */
const authorize = createRoute({
  getParentRoute: () => root,
  path: '/authorize',
  component: lazyPage(() => import('./authorize/authorize_page'), 'AuthorizePage'),
})

/** Where the identity provider sends a user. The address holds the provider's answer. */
const oidc = createRoute({
  getParentRoute: () => root,
  path: '/oidc',
  component: lazyPage(() => import('./session/oidc_page'), 'OidcPage'),
})

const start = createRoute({ getParentRoute: () => root, path: '/', component: Home })

/** The pages outside of a workspace. */
export const outerPages = [start, invitation, authorize, oidc] as const
