import type { ReactNode } from 'react'
import { Checkbox, CheckboxGroup, type CheckboxGroupProps, Label } from 'react-aria-components'

type Props = Omit<CheckboxGroupProps, 'children'> & {
  label: string
  options: readonly string[]
  /** Text beside the name of each option. */
  texts?: Record<string, ReactNode>
}

/** A group of checkboxes. Each shows its name, and its text if it has one. */
export function Checks({ label, options, texts, ...props }: Props) {
  return (
    <CheckboxGroup {...props} className={texts ? 'field' : 'field grid'}>
      <Label>{label}</Label>
      {options.map((name) => (
        <Checkbox key={name} value={name} className="check">
          <span className="box" aria-hidden="true" />
          <span>
            <code>{name}</code> {texts && <span className="quiet">{texts[name]}</span>}
          </span>
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
