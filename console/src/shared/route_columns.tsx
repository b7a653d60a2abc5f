import { worth } from './format'
import type { Column } from './table'

/** Columns of the tables that list routes. */
export const routeColumn: Column<{ route: string }> = {
  title: 'Route',
  sort: 'route',
  field: 'route',
  cell: ({ route }) => <code>{route}</code>,
}

export const requestsColumn: Column<{ requests: number }> = {
  title: 'Requests',
  field: 'requests',
  as: 'count',
  sort: 'requests',
}

export const creditsColumn: Column<{ acu_charged: number }> = {
  title: 'Credits',
  field: 'acu_charged',
  as: 'count',
  sort: 'credits',
}

export const worthColumn: Column<{ acu_charged: number }> = {
  title: 'Worth',
  number: true,
  cell: ({ acu_charged }) => worth(acu_charged),
}
