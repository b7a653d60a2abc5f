import { Input, SegmentedControl } from '@mantine/core'
import type { Option } from './choice'

type Props = {
  label: string
  /** Only screen readers read the label. */
  isLabelHidden?: boolean
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
}

/** A choice among few short options, all in view: one press chooses. */
export function Segments({ label, isLabelHidden = false, options, value, onChange }: Props) {
  return (
    <Input.Wrapper label={isLabelHidden ? undefined : label} labelElement="div">
      <div>
        <SegmentedControl
          aria-label={label}
          data={options.map(({ value, text }) => ({ value, label: text }))}
          value={value}
          onChange={onChange}
        />
      </div>
    </Input.Wrapper>
  )
}
