import { Link, useSearch } from '@tanstack/react-router'
import { count } from './format'

type Props = {
  label: string
  /** The query parameter of the address that holds the view. The address of the first view leaves it out. */
  param: string
  /** `items` is undefined until it is known. */
  views: readonly { value: string; text: string; items: number | undefined }[]
}

/** The views of a table side by side, each with its number of items. */
export function Views({ label, param, views }: Props) {
  const { [param]: open = views[0].value } = useSearch({ strict: false }) as Record<string, string>
  return (
    <nav className="views" aria-label={label}>
      {views.map(({ value, text, items }, i) => (
        <Link
          key={value}
          to="."
          search={
            ((now: object) => ({ ...now, cursor: undefined, [param]: i === 0 ? undefined : value })) as never
          }
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={value === open ? 'page' : undefined}
          className="view"
          resetScroll={false}
          replace
        >
          {text} <span className="number">{items === undefined ? '' : count(items)}</span>
        </Link>
      ))}
    </nav>
  )
}
