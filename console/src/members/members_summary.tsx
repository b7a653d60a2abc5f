import { count } from '../shared/format'
import { Stat, Stats } from '../shared/stat'
import type { Member } from './members'

/** Who may change the workspace, and how many members have a second factor. */
export function MembersSummary({ of: members }: { of: readonly Member[] }) {
  const ofRole = (role: Member['role']) => members.filter((member) => member.role === role).length
  const [owners, admins] = [ofRole('owner'), ofRole('admin')]
  const secured = members.filter((member) => member.has_second_factor).length
  return (
    <Stats>
      <Stat title="Members" value={count(members.length)} note={`${count(ofRole('member'))} read-only`} />
      <Stat
        title="Can change the workspace"
        value={count(owners + admins)}
        note={`${count(owners)} ${owners === 1 ? 'owner' : 'owners'}, ${count(admins)} ${admins === 1 ? 'admin' : 'admins'}`}
      />
      <Stat
        title="Two-factor sign-in"
        value={`${count(secured)} of ${count(members.length)}`}
        note="members have it on"
      />
    </Stats>
  )
}
