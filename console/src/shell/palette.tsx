import { Spotlight, createSpotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { useEffect, useState } from 'react'
import { useCommands } from './commands'

const [store, palette] = createSpotlight()

/** Ctrl-K: opens pages, runs and actions, and searches for people. Opens when `asked` changes. */
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
            {commands.map(({ id, label, note, run }) => (
              <Spotlight.Action key={id} label={label} description={note} onClick={run} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>Nothing matches.</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
