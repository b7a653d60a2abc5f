import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { KeyPanel, OwnKey } from '../access/key_panel'
import { useSession } from '../api/session'
import { ActionButton } from '../shared/button'
import { Page } from '../shared/page'
import { useChat } from './chats'
import { EarlierTasks } from './earlier_tasks'
import { LatestAnswer } from './latest_answer'
import { RestoredTurnView } from './restored_turn'
import { TaskForm } from './task_form'
import { TurnView } from './turn_view'
import { useAsk } from './use_agent'

const EXAMPLES = [
  ['Find 3 software engineers in San Francisco', 'Lists people with the words that prove each of them.'],
  ['Who is Edward Harrison?', 'Looks one person up, and cites a source for each fact.'],
  ['Find 2 nurses in Texas', 'Reads public pages for what the index lacks.'],
] as const

/** A conversation with the agent. The URL has the session id; the agent remembers its messages. */
export function AgentPage() {
  const { session: given, task: wanted = '' } = useSearch({ from: '/w/$workspace/agent' })
  const navigate = useNavigate({ from: '/w/$workspace/agent' })
  const [fresh, setFresh] = useState(newSession)
  const session = given ?? fresh
  const turns = useChat(session, useSession().user?.id ?? null)
  const [task, setTask] = useState(wanted)
  const ask = useAsk(session)
  const isFresh = turns.length === 0
  const isBusy = turns.at(-1)?.status === 'running'
  const startNew = () => {
    setFresh(newSession())
    void navigate({ search: {} })
  }
  return (
    <Page
      title="Agent"
      actions={turns.length > 0 && <ActionButton onClick={startNew}>New conversation</ActionButton>}
    >
      <div className="chat">
        <div className={isFresh ? 'chat-main fresh' : 'chat-main'}>
          <KeyPanel />
          {isFresh && (
            <p className="quiet">
              Give the agent a task in your own words. It searches people, companies and pages, and cites its
              sources.
            </p>
          )}
          <ol className="turns" aria-label="Conversation">
            {turns.map((turn, i) =>
              turn.status === 'restored' ? (
                <RestoredTurnView key={turn.runId} runId={turn.runId} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added at the end
                <TurnView key={i} turn={turn} />
              )
            )}
          </ol>
          <TaskForm
            task={task}
            onTask={setTask}
            isBusy={isBusy}
            isFresh={isFresh}
            onSend={(body) => {
              setTask('')
              if (!given) void navigate({ search: { session }, replace: true })
              ask.mutate(body)
            }}
          />
          {isFresh && (
            <>
              <Examples onChoose={setTask} />
              <OwnKey />
              {/* Last, so that it moves nothing when it arrives. */}
              <LatestAnswer />
            </>
          )}
        </div>
        <aside className="chat-side" aria-label="History">
          <EarlierTasks />
          {!isFresh && <OwnKey />}
        </aside>
      </div>
    </Page>
  )
}

function Examples({ onChoose }: { onChoose: (task: string) => void }) {
  return (
    <ul className="boxed-list examples-list" aria-label="Examples">
      {EXAMPLES.map(([task, note]) => (
        <li key={task}>
          <button type="button" onClick={() => onChoose(task)}>
            <strong>{task}</strong> <span className="quiet small">{note}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const newSession = (): string => `console-${crypto.randomUUID()}`
