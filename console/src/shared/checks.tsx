import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFieldError } from './field_errors'

type Props = {
  label: string
  hint?: string
  options: readonly string[]
  /** Text beside the name of each option. */
  texts?: Record<string, ReactNode>
  /** Whether only the texts are shown, not the names. */
  hasPlainTexts?: boolean
  /** A form submits the chosen options under this name. */
  name?: string
  value?: string[]
  defaultValue?: string[]
  onChange?: (value: string[]) => void
}

/** A group of checkboxes. Each shows its name, and its text if it has one. */
export function Checks({ label, hint, options, texts, hasPlainTexts = false, name, ...props }: Props) {
  return (
    <Checkbox.Group {...props} label={label} description={hint} error={useFieldError(name)}>
      <div className={texts ? 'checks' : 'checks grid'}>
        {options.map((option) => (
          <Checkbox
            key={option}
            name={name}
            value={option}
            label={
              hasPlainTexts ? (
                texts?.[option]
              ) : (
                <>
                  <code>{option}</code> {texts && <span className="quiet">{texts[option]}</span>}
                </>
              )
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
