import { ANY_FORMAT, type Described, DescribedColumns } from '../../shared/described_columns'
import type { NewDataset } from '../datasets'
import { priceOf } from './documented'

type Column = NewDataset['columns'][number]
type Props = { value: readonly Described[]; onChange: (columns: Described[]) => void }

/** Fields for columns that the user describes in words, with their price. */
export const CustomColumns = (props: Props) => (
  <DescribedColumns
    legend="Columns of your own"
    action="Add a column of your own"
    placeholder="languages the person speaks"
    note={`${priceOf('custom.x')} for each found value`}
    {...props}
  />
)

const MAX_KEY = 60

/** Returns the columns of a request. The key is made from the description. */
export function customColumns(value: readonly Described[]): Column[] {
  const used = new Set<string>()
  return value
    .filter(({ description }) => description.trim() !== '')
    .map(({ description, format }) => {
      const words = description
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean)
        .join('_')
      let key = words.slice(0, MAX_KEY) || 'column'
      for (let n = 2; used.has(key); n++) key = `${words.slice(0, MAX_KEY - 3)}_${n}`
      used.add(key)
      return {
        key: `custom.${key}`,
        description: description.trim(),
        ...(format === ANY_FORMAT.value ? {} : { format: format as Column['format'] }),
      }
    })
}
