import { Popover, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useState } from 'react'
import { useSignOut, useSlug } from '../api/session'
import { ActionButton, LinkButton } from '../shared/button'
import { type Density, setDensity, useDensity } from '../theme/density'
import { UserButton } from './user_button'

const THEMES = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

/** The menu of the user: theme, density, account, shortcuts and sign-out. It opens when it is first shown. */
export default function UserMenu({ onHelp }: { onHelp: () => void }) {
  const workspace = useSlug()
  const signOut = useSignOut()
  const [isOpen, setOpen] = useState(true)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const close = () => setOpen(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="top-start"
      width={264}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UserButton onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown aria-label="You and this console">
        <div className="stack">
          <SegmentedControl
            aria-label="Theme"
            data={THEMES}
            value={colorScheme}
            onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
            fullWidth
          />
          <SegmentedControl
            aria-label="Density"
            data={DENSITIES}
            value={useDensity()}
            onChange={(density) => setDensity(density as Density)}
            fullWidth
          />
          <LinkButton to="/w/$workspace/account" params={{ workspace }} onClick={close}>
            Your account
          </LinkButton>
          <ActionButton
            onClick={() => {
              close()
              onHelp()
            }}
          >
            Keyboard shortcuts
          </ActionButton>
          <ActionButton loading={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out
          </ActionButton>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
