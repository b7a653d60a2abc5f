import { XMarkIcon } from '@heroicons/react/20/solid'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'

type Chip = { param: string; label: string; text: string | undefined }

/** The filters that are set. A press on one removes it. The address holds them. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  const set = chips.filter(({ text }) => text !== undefined)
  if (set.length === 0) return null
  const without = (params: readonly string[]) =>
    ((now: object) => ({
      ...now,
      cursor: undefined,
      before: undefined,
      ...Object.fromEntries(params.map((param) => [param, undefined])),
    })) as never
  return (
    <nav className="row chips" aria-label="Filters that are set">
      {set.map(({ param, label, text }) => (
        <Link key={param} to="." search={without([param])} className="chip">
          <VisuallyHidden>Remove the filter </VisuallyHidden>
          <span>
            <span className="quiet">{label}:</span> {text}
          </span>
          <XMarkIcon width={14} aria-hidden="true" />
        </Link>
      ))}
      <Link to="." search={without(set.map(({ param }) => param))}>
        Clear filters
      </Link>
    </nav>
  )
}

/** Returns the text of an option, or the value itself if no option has it. */
export const textOf = (
  options: readonly { value: string; text: string }[],
  value: string | undefined
): string | undefined => options.find((option) => option.value === value)?.text ?? value
