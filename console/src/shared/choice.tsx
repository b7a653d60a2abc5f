import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'

export type Option<V extends string = string> = { value: V; text: string }

type Props<V extends string> = {
  label: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
}

export function Choice<V extends string>({ label, options, value, onChange }: Props<V>) {
  return (
    <Select className="field choice" value={value} onChange={(key) => onChange(key as V)}>
      <Label>{label}</Label>
      <Button className="button plain">
        <SelectValue />
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover">
        <ListBox>
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} className="option">
              {option.text}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}
