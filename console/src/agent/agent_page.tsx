import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { KeyPanel, OwnKey } from '../access/key_panel'
import { useSession } from '../api/session'
import { ActionButton } from '../shared/button'
import { Empty } from '../shared/empty'
import { Page } from '../shared/page'
import { useChat } from './chats'
import { EarlierTasks } from './earlier_tasks'
import { RestoredTurnView } from './restored_turn'
import { TaskForm } from './task_form'
import { TurnView } from './turn_view'
import { useAsk } from './use_agent'

const EXAMPLES = ['Find 3 software engineers in San Francisco', 'Who is Edward Harrison?']

/** A conversation with the agent. The URL has the session id; the agent remembers its messages. */
export function AgentPage() {
  const { session: given } = useSearch({ from: '/w/$workspace/agent' })
  const navigate = useNavigate({ from: '/w/$workspace/agent' })
  const [fresh, setFresh] = useState(newSession)
  const session = given ?? fresh
  const turns = useChat(session, useSession().user?.id ?? null)
  const [task, setTask] = useState('')
  const ask = useAsk(session)
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
        <div className="chat-main">
          <KeyPanel />
          {turns.length === 0 && (
            <Empty
              action={EXAMPLES.map((example) => (
                <ActionButton key={example} onClick={() => setTask(example)}>
                  {example}
                </ActionButton>
              ))}
            >
              Give the agent a task in your own words. It searches people, companies and pages, and cites its
              sources.
            </Empty>
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
            onSend={(body) => {
              setTask('')
              if (!given) void navigate({ search: { session }, replace: true })
              ask.mutate(body)
            }}
          />
        </div>
        <aside className="chat-side" aria-label="History">
          <EarlierTasks />
          <OwnKey />
        </aside>
      </div>
    </Page>
  )
}

const newSession = (): string => `console-${crypto.randomUUID()}`
