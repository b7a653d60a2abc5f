import { CellPeek } from '../datasets/cell_peek'
import type { Cell } from '../datasets/datasets'
import { ValueCell } from '../datasets/value_cell'
import { Evidence, OutLink } from '../shared/evidence'
import { Avatar } from '../shared/avatar'
import { share } from '../shared/format'
import type { SheetColumn } from '../shared/sheet/column'
import { Mark } from '../shared/sheet/mark'
import { Rate } from '../shared/sheet/rate'
import { TwoLines } from '../shared/sheet/two_lines'
import { nameOf, stateOf } from './item_badge'
import { sentence } from './sentence'
import type { Item, SetData } from './sets'
import { VerdictCell } from './verdict_cell'

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
/** The widths of a column of verdicts in pixels. With several criteria, each column is narrower. */
const VERDICTS_WIDTH = { one: 320, several: 190 }

/**
 * The columns of a Set: the person, then what the user asked for (a verdict per criterion, a value per
 * column), then facts. `hasStates` adds the state of each person.
 */
export function columnsOf(
  set: Pick<SetData, 'searches' | 'enrichments'>,
  hasStates: boolean
): SheetColumn<Item>[] {
  const criteria = criteriaOf(set)
  const width = criteria.length === 1 ? VERDICTS_WIDTH.one : VERDICTS_WIDTH.several
  const values = set.enrichments.map(valueColumn)
  // A fact that is also a column of the user stands there once, with its evidence.
  const facts = FACTS.filter(({ title }) => values.every((column) => column.title !== title))
  return [
    PERSON,
    ...(hasStates ? [STATE] : []),
    ...criteria.map((criterion, i) => criterionColumn(criterion, i, width)),
    ...values,
    ...facts,
  ]
}

const PERSON: SheetColumn<Item> = {
  key: 'person',
  title: 'Person',
  width: 220,
  cell: (item) => (
    <span className="person">
      <Avatar name={item.person?.name} />
      <TwoLines below={item.person?.title}>{nameOf(item)}</TwoLines>
    </span>
  ),
  value: nameOf,
  peek: ({ person }) => person && <Facts of={person} />,
}

const STATE: SheetColumn<Item> = {
  key: 'status',
  title: 'Status',
  width: 110,
  cell: (item) => <Mark state={stateOf(item)} />,
  value: stateOf,
}

function Facts({ of }: { of: NonNullable<Item['person']> }) {
  const { title, company, location, pronet, website } = of
  return (
    <>
      <p>{[title, company].filter(Boolean).join(' at ') || 'No position is known.'}</p>
      {location && <p>{location}</p>}
      {[pronet, website].map(
        (url) =>
          url && (
            <p key={url}>
              <OutLink url={url} />
            </p>
          )
      )}
    </>
  )
}

function criterionColumn(
  { description, yes, all }: Criterion,
  index: number,
  width: number
): SheetColumn<Item> {
  const find = (item: Item) => item.criteria.find((one) => one.description === description)
  return {
    key: `criterion_${index}`,
    title: sentence(description),
    note: all > 0 && <Rate of={yes / all}>{`${share(yes / all)} yes, ${yes} of ${all}`}</Rate>,
    width,
    cell: (item) => {
      const found = find(item)
      return found ? <VerdictCell of={found} /> : <span className="quiet">–</span>
    },
    peek: (item) => {
      const found = find(item)
      return (
        found && (
          <>
            <Mark state={found.verdict} /> {sentence(description)}
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
    title: sentence(description),
    width: 172,
    cell: (item) => {
      const cell = find(item)
      if (!cell) return <span className="quiet">{item.status === 'admitted' ? '…' : '–'}</span>
      return <ValueCell of={cell as Cell} />
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

const factColumn = (field: 'company' | 'location', title: string): SheetColumn<Item> => ({
  key: field,
  title,
  cell: ({ person }) => person?.[field],
  value: ({ person }) => person?.[field] ?? null,
})

const FACTS = [factColumn('company', 'Company'), factColumn('location', 'Location')]
