import { ago, exactly } from './format'

/** Shows a time relative to now. Its tooltip has the exact time. */
export function When({ at, never = '–' }: { at: string | null; never?: string }) {
  if (at === null) return <span className="quiet">{never}</span>
  return (
    <time dateTime={at} title={exactly(at)}>
      {ago(at)}
    </time>
  )
}
