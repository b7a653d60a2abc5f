import { ActionIcon, CopyButton as Copier } from '@mantine/core'
import { CheckIcon, ClipboardDocumentIcon } from '@heroicons/react/24/outline'
import { ActionButton } from './button'

/** Copies a text. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  return (
    <Copier value={text}>
      {({ copied, copy }) => (
        <ActionButton onClick={copy}>
          <span aria-live="polite">{copied ? 'Copied' : label}</span>
        </ActionButton>
      )}
    </Copier>
  )
}

/** Copies a text. `label` names the action, for example "Copy the id". */
export function CopyIcon({ text, label }: { text: string; label: string }) {
  return (
    <Copier value={text}>
      {({ copied, copy }) => {
        const name = copied ? 'Copied' : label
        return (
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={name} title={name} onClick={copy}>
            {copied ? <CheckIcon width={14} /> : <ClipboardDocumentIcon width={14} />}
          </ActionIcon>
        )
      }}
    </Copier>
  )
}
