import { Kbd } from '@mantine/core'
import { Spotlight, createSpotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { useEffect, useState } from 'react'
import { useCommands } from './commands'

const [store, palette] = createSpotlight()

/**
 * The command palette, which Ctrl-K opens. Opens pages and runs, starts actions and searches for people.
 * The palette opens when `asked` changes.
 */
export default function Palette({ asked }: { asked: number }) {
  const [typed, setTyped] = useState('')
  const groups = useCommands(typed)
  useEffect(() => {
    if (asked > 0) palette.open()
  }, [asked])
  return (
    <Spotlight.Root
      attributes={{ content: { 'aria-label': 'Commands' } }}
      store={store}
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      scrollable
    >
      <Spotlight.Search placeholder="Search pages, people, runs and actions" aria-label="Command" />
      <Spotlight.ActionsList>
        {groups.map(({ name, commands }) => (
          <Spotlight.ActionsGroup key={name} label={name}>
            {commands.map(({ id, label, note, icon: Icon, keys, run }) => (
              <Spotlight.Action
                key={id}
                label={label}
                description={note}
                leftSection={Icon && <Icon width={18} aria-hidden="true" />}
                rightSection={keys && <Kbd size="xs">{keys}</Kbd>}
                onClick={run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>Nothing matches.</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer>
        <span className="row small quiet">
          <Kbd size="xs">↑ ↓</Kbd> move <Kbd size="xs">↵</Kbd> open <Kbd size="xs">Esc</Kbd> close
        </span>
      </Spotlight.Footer>
    </Spotlight.Root>
  )
}
