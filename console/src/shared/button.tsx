import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export type ButtonKind = 'main' | 'plain' | 'danger' | 'link'

const LOOKS: Record<ButtonKind, Pick<ButtonProps, 'variant' | 'c'>> = {
  main: { variant: 'filled' },
  plain: { variant: 'default' },
  danger: { variant: 'default', c: 'var(--mantine-color-error)' },
  link: { variant: 'transparent' },
}

/** A link button stands in text and cells, so it has no padding and wraps its label. */
const INLINE = {
  px: 0,
  h: 'auto',
  mih: '1.5rem',
  fw: 500,
  ta: 'left',
  styles: { label: { whiteSpace: 'normal' } },
} as const

type Props = Omit<ComponentProps<typeof Button<'button'>>, 'variant'> & { kind?: ButtonKind }

/** A button. While `loading`, it shows a spinner and ignores presses. */
export function ActionButton({ kind = 'plain', ...props }: Props) {
  return <Button {...LOOKS[kind]} {...(kind === 'link' ? INLINE : {})} {...props} />
}

type AnchorProps = Omit<ComponentProps<typeof Button<'a'>>, 'variant'> & { kind?: ButtonKind }

/** A link to a file or another site that looks like a button. */
export function AnchorButton({ kind = 'plain', ...props }: AnchorProps) {
  return <Button component="a" {...LOOKS[kind]} {...props} />
}

/** A link to a page of the console that looks like a button. */
export const LinkButton = createLink(AnchorButton)
