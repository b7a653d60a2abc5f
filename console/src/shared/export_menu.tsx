import { Menu } from './menu'

type Format = { text: string; href: string; hint?: string }

/** A button with a menu of files to save. */
export function ExportMenu({ formats }: { formats: readonly Format[] }) {
  return (
    <Menu label="Export">
      {formats.map(({ text, href, hint }) => (
        <a key={href} href={href} download className="item">
          {text}
          {hint && <span className="quiet small">{hint}</span>}
        </a>
      ))}
    </Menu>
  )
}
