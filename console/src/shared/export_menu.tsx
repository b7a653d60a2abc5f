import { Menu } from '@mantine/core'
import { ActionButton } from './button'

type Format = { text: string; href: string; hint?: string }

/** A button with a menu of files to save. Escape and a choice return the focus to the button. */
export function ExportMenu({ formats }: { formats: readonly Format[] }) {
  return (
    <Menu position="bottom-end" shadow="md" returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionButton rightSection={<span aria-hidden="true">▾</span>}>Export</ActionButton>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ text, href, hint }) => (
          <Menu.Item key={href} component="a" href={href} download>
            {text}
            {hint && <div className="quiet small">{hint}</div>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
