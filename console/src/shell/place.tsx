import { ChevronUpDownIcon } from '@heroicons/react/20/solid'
import { useNavigate } from '@tanstack/react-router'
import { useSession, useWorkspace } from '../api/session'
import mark from '../shared/mark.svg'

/** The open workspace and the service. Members of several workspaces switch here. */
export function Place() {
  const { workspaces, service } = useSession()
  const workspace = useWorkspace()!
  const navigate = useNavigate()
  return (
    <div className="place">
      <img src={mark} width={30} height={30} alt="" />
      <span>
        <strong>{workspace.name}</strong>
        <span className="quiet small">{service}</span>
      </span>
      {workspaces.length > 1 && (
        <>
          <ChevronUpDownIcon width={18} aria-hidden="true" />
          {/* Lies over the whole line, so that the browser's own list opens below it. */}
          <select
            aria-label="Workspace"
            value={workspace.slug}
            onChange={({ currentTarget: { value } }) =>
              void navigate({ to: '/w/$workspace', params: { workspace: value } })
            }
          >
            {workspaces.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  )
}
