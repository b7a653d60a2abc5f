import type { router } from './router'

/** Lets links and hooks of the router check addresses and parameters. */
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
