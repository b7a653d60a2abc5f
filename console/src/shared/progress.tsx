import { Progress as Bar } from '@mantine/core'

type Props = { label: string; of: number; done: number; color?: string; isShort?: boolean }

/** A bar that shows how much of a whole is done. */
export function Progress({ label, of, done, color, isShort = false }: Props) {
  const percent = Math.min(100, (100 * done) / Math.max(1, of))
  return (
    <Bar.Root size="sm" w={isShort ? '5rem' : '8rem'} maw="100%">
      <Bar.Section value={percent} color={color} aria-label={label} aria-valuetext={`${done} of ${of}`} />
    </Bar.Root>
  )
}
