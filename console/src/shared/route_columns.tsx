import { count, worth } from './format'
import type { Column } from './table'

/** Columns of every list that tells what was asked of a route. */
export const routeColumn: Column<{ route: string }> = {
  title: 'Route',
  sort: 'route',
  value: ({ route }) => route,
  cell: ({ route }) => <code>{route}</code>,
}

export const requestsColumn: Column<{ requests: number }> = {
  title: 'Requests',
  number: true,
  sort: 'requests',
  value: ({ requests }) => requests,
  cell: ({ requests }) => count(requests),
}

export const creditsColumn: Column<{ acu_charged: number }> = {
  title: 'Credits',
  number: true,
  sort: 'credits',
  value: ({ acu_charged }) => acu_charged,
  cell: ({ acu_charged }) => count(acu_charged),
}

export const worthColumn: Column<{ acu_charged: number }> = {
  title: 'Worth',
  number: true,
  cell: ({ acu_charged }) => worth(acu_charged),
}
