import { useRef } from 'react'
import { lazyPart } from './lazy_part'
import type { WindowProps } from './window_modal'

const WindowModal = lazyPart(() => import('./window_modal'))

/**
 * A modal window. It traps the focus, closes on Escape, and then returns the focus. Its script is
 * loaded when a window is first opened.
 */
export function Window(props: WindowProps) {
  const wasOpen = useRef(false)
  if (props.isOpen) wasOpen.current = true
  return wasOpen.current && <WindowModal {...props} />
}
