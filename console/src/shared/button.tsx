import { Anchor, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/**
 * `danger` begins a change that destroys something, and `destroy` makes the change. Only `destroy` is red.
 * `quiet` has no border, for the icons in the rows of a list.
 */
export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger' | 'destroy' | 'link'

const LOOKS: Record<Exclude<ButtonKind, 'link'>, Pick<ButtonProps, 'variant' | 'color' | 'mod'>> = {
  main: { variant: 'filled' },
  plain: { variant: 'default' },
  quiet: { variant: 'subtle', color: 'gray' },
  danger: { variant: 'default', mod: 'danger' },
  destroy: { variant: 'filled', color: 'red.9' },
}

type Props = Omit<ComponentProps<typeof Button<'button'>>, 'variant'> & { kind?: ButtonKind }

/**
 * A button. While `loading`, it shows a spinner and ignores presses. A button of kind `link` looks
 * like a link in text.
 */
export function ActionButton({ kind = 'plain', ...props }: Props) {
  if (kind !== 'link') return <Button {...LOOKS[kind]} {...props} />
  const { onClick, children, disabled, loading, title, 'aria-label': label } = props
  return (
    <Anchor
      component="button"
      type="button"
      fz="inherit"
      fw={500}
      ta="left"
      aria-label={label}
      title={title}
      disabled={disabled || loading}
      onClick={onClick}
    >
      {children}
    </Anchor>
  )
}

type AnchorProps = Omit<ComponentProps<typeof Button<'a'>>, 'variant'> & { kind?: keyof typeof LOOKS }

/** Looks like a button. Links to a file or to another site. */
function AnchorButton({ kind = 'plain', ...props }: AnchorProps) {
  return <Button component="a" {...LOOKS[kind]} {...props} />
}

/** Looks like a button. Links to a page of the console. */
export const LinkButton = createLink(AnchorButton)
