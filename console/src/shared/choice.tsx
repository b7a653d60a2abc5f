import { NativeSelect, type NativeSelectProps } from '@mantine/core'

/** `group` is the heading under which a long list shows the option. */
export type Option<V extends string = string> = { value: V; text: string; group?: string }

type Props<V extends string> = {
  label: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
}

/** A choice of one option. The browser's own list is small, quick and works well on phones. */
export function Choice<V extends string>({ label, options, value, onChange }: Props<V>) {
  return (
    <NativeSelect
      label={label}
      data={grouped(options)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as V)}
      maw="20rem"
    />
  )
}

/** The options without a group, then each group with its heading. */
function grouped(options: readonly Option[]): NativeSelectProps['data'] {
  const items = (group?: string) =>
    options.filter((option) => option.group === group).map(({ value, text }) => ({ value, label: text }))
  const groups = [...new Set(options.flatMap(({ group }) => group ?? []))]
  return [...items(), ...groups.map((group) => ({ group, items: items(group) }))]
}
