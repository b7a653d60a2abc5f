import { Text, UnstyledButton, type UnstyledButtonProps } from '@mantine/core'
import { ChevronUpDownIcon } from '@heroicons/react/24/outline'
import type { ComponentProps } from 'react'
import { useSession, useWorkspace } from '../api/session'
import { Avatar } from '../shared/avatar'

/** The button with the signed-in user's name or address, and role. It opens the menu of the user. */
export function UserButton(props: UnstyledButtonProps & ComponentProps<'button'>) {
  const { user } = useSession()
  const role = useWorkspace()?.role
  return (
    <UnstyledButton {...props} className="user">
      <Avatar name={user?.name ?? user?.email} />
      <span className="who">
        <span className="cut" title={user?.email}>
          {user?.name ?? user?.email}
        </span>
        <Text component="span" size="xs" c="dimmed" display="block">
          {role}
          {user?.is_operator && ', operator'}
        </Text>
      </span>
      <ChevronUpDownIcon width={18} aria-hidden="true" />
    </UnstyledButton>
  )
}
