import { NativeSelect } from '@mantine/core'

export type Option<V extends string = string> = { value: V; text: string }

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
      data={options.map(({ value, text }) => ({ value, label: text }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as V)}
      maw="20rem"
    />
  )
}
