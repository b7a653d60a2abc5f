import { useNavigate, useSearch } from '@tanstack/react-router'
import { Choice, type Option } from './choice'
import { Segments } from './segments'

type Props = {
  label: string
  /** The query parameter of the address that holds the value. */
  param: string
  options: readonly Option[]
  /** The value if the address has none. Without a fallback, the first option is "All". */
  fallback?: string
  /** Shows few short options side by side. */
  inView?: boolean
}

const ALL: Option = { value: 'all', text: 'All' }

/**
 * Filters what a page shows. The address holds the value, so a view can be shared and survives a
 * reload.
 */
export function Filter({ label, param, options, fallback, inView }: Props) {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const value = search[param] ?? fallback ?? ALL.value
  const all = fallback ? options : [ALL, ...options]
  const Shown = inView ? Segments : Choice
  return (
    <Shown
      label={label}
      options={all.some((option) => option.value === value) ? all : [...all, { value, text: value }]}
      value={value}
      onChange={(next) => {
        const chosen = next === ALL.value ? undefined : next
        const change = (now: object) => ({ ...now, cursor: undefined, before: undefined, [param]: chosen })
        void navigate({ to: '.', search: change as never })
      }}
    />
  )
}
