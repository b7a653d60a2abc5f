import { useState } from 'react'
import { ActionButton } from './button'

export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [done, setDone] = useState(false)
  return (
    <ActionButton onPress={() => navigator.clipboard.writeText(text).then(() => setDone(true))}>
      <span aria-live="polite">{done ? 'Copied' : label}</span>
    </ActionButton>
  )
}
