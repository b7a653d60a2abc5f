import { CellPeek } from '../datasets/cell_peek'
import type { Cell } from '../datasets/datasets'
import { Evidence } from '../shared/evidence'
import { share } from '../shared/format'
import type { SheetColumn } from '../shared/sheet/column'
import { Mark } from '../shared/sheet/mark'
import { nameOf, stateOf } from './item_badge'
import type { Item, SetData } from './sets'

export type Criterion = { description: string; yes: number; all: number }

/** Returns the criteria of all searches with their verdicts. Equal criteria are one. */
export function criteriaOf({ searches }: Pick<SetData, 'searches'>): Criterion[] {
  const criteria = new Map<string, Criterion>()
  for (const { description, verdicts } of searches.flatMap((search) => search.criteria)) {
    const before = criteria.get(description) ?? { description, yes: 0, all: 0 }
    const all = before.all + verdicts.yes + verdicts.no + verdicts.unclear
    criteria.set(description, { description, yes: before.yes + verdicts.yes, all })
  }
  return [...criteria.values()]
}

const ORDER = { yes: 0, unclear: 1, no: 2 }

/**
 * The columns of a Set: the person, then what the user asked for (a verdict per criterion, a value per
 * column), then facts.
 */
export const columnsOf = (set: Pick<SetData, 'searches' | 'enrichments'>): SheetColumn<Item>[] => [
  { key: 'person', title: 'Person', width: 190, cell: nameOf, value: nameOf },
  {
    key: 'status',
    title: 'Status',
    width: 110,
    cell: (item) => <Mark state={stateOf(item)} />,
    value: stateOf,
  },
  ...criteriaOf(set).map(criterionColumn),
  ...set.enrichments.map(valueColumn),
  ...(['title', 'company'] as const).map(
    (field): SheetColumn<Item> => ({
      key: field,
      title: field === 'title' ? 'Title' : 'Company',
      cell: ({ person }) => person?.[field],
      value: ({ person }) => person?.[field] ?? null,
    })
  ),
]

function criterionColumn({ description, yes, all }: Criterion, index: number): SheetColumn<Item> {
  const find = (item: Item) => item.criteria.find((one) => one.description === description)
  return {
    key: `criterion_${index}`,
    title: description,
    note: all > 0 && `${share(yes / all)} yes, ${yes} of ${all}`,
    cell: (item) => {
      const found = find(item)
      return found ? <Mark state={found.verdict} /> : <span className="quiet">–</span>
    },
    peek: (item) => {
      const found = find(item)
      return (
        found && (
          <>
            <Mark state={found.verdict} /> {description}
            <Evidence proofs={found.evidence} />
          </>
        )
      )
    },
    value: (item) => {
      const found = find(item)
      return found ? ORDER[found.verdict] : null
    },
  }
}

function valueColumn({ id, description }: SetData['enrichments'][number]): SheetColumn<Item> {
  const find = (item: Item) => item.enrichments.find((one) => one.id === id)
  return {
    key: id,
    title: description,
    cell: (item) => {
      const cell = find(item)
      if (!cell) return <span className="quiet">{item.status === 'admitted' ? '…' : '–'}</span>
      return cell.value === null ? <Mark state={cell.status} /> : String(cell.value)
    },
    peek: (item) => {
      const cell = find(item)
      return cell && <CellPeek cell={cell as Cell} />
    },
    value: (item) => {
      const value = find(item)?.value ?? null
      return typeof value === 'boolean' ? String(value) : value
    },
  }
}
