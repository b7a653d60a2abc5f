import { showRecall } from '#app/search/recall_schema'
import { successOf } from '#domain/sets/verdict_counts'
import type { ItemCounts } from './set_store.js'
import type { ItemCell, SetColumn, SetItem, SetSearch, StoredSet } from './set_rows.js'

export type WholeSet = { set: StoredSet; searches: SetSearch[]; columns: SetColumn[]; counts: ItemCounts }

export const itemsUrl = (id: string): string => `/v1/sets/${id}/items`
export const eventsUrl = (id: string): string => `/v1/sets/${id}/events`

export function showSet({ set, searches, columns, counts }: WholeSet) {
  return {
    id: set.id,
    status: set.status,
    searches: searches.map(showSearch),
    enrichments: columns.map(showColumn),
    items: counts,
    recall: showRecall(searches.findLast(({ recall }) => recall !== null)?.recall ?? null),
    webhook_url: set.webhookUrl,
    items_url: itemsUrl(set.id),
    events_url: eventsUrl(set.id),
    created_at: set.createdAt,
  }
}

export function showSearch({
  id,
  query,
  count,
  criteria,
  status,
  admitted,
  stopReason,
  warnings,
  verdictCounts,
  maxPerCompany,
  completeness,
}: SetSearch) {
  return {
    id,
    query,
    count,
    criteria: criteria.map((one) => ({
      id: one.id,
      description: one.description,
      required: one.required,
      ...successOf(verdictCounts, one.id),
    })),
    ...(maxPerCompany === null ? {} : { max_people_per_company: maxPerCompany }),
    ...(completeness === null ? {} : { completeness }),
    status,
    admitted,
    stop_reason: stopReason,
    ...(warnings.length > 0 ? { warnings } : {}),
  }
}

export const showColumn = ({ id, description, format }: SetColumn) => ({
  id,
  description,
  ...(format ? { format } : {}),
})

export function showItem(item: SetItem, columns: readonly SetColumn[], cells: readonly ItemCell[]) {
  const own = new Map(
    cells.flatMap(({ itemId, columnId, cell }) => (itemId === item.id ? [[columnId, cell]] : []))
  )
  return {
    id: item.id,
    status: item.status,
    person: item.person,
    criteria: item.criteria,
    enrichments: columns.flatMap((column) => {
      const cell = own.get(column.id)
      return cell ? [{ ...showColumn(column), ...cell }] : []
    }),
    created_at: item.createdAt,
    ...(item.isErased ? { erased: true } : {}),
  }
}
export type ShownItem = ReturnType<typeof showItem>
