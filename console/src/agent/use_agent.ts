import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/problem'
import { withKey } from '../api/key_in_use'
import { api, bodyOf } from '../api/client'
import { useSlug } from '../api/session'
import { addTurn, changeTurn } from './chats'
import { type ChatBody, streamChat } from './chat_stream'
import { newTurn, withChunk } from './turn'

/** Sends a task in a session. Adds a turn, which shows the answer as it arrives. */
export function useAsk(session: string) {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: ChatBody & { task: string; max_acu: number }) => {
      addTurn(session, newTurn(body.task, body.max_acu))
      try {
        await streamChat(workspace, { ...body, session_id: session }, (chunk) =>
          changeTurn(session, (turn) => withChunk(turn, chunk))
        )
        changeTurn(session, (turn) => (turn.status === 'running' ? failed(turn, BROKEN) : turn))
      } catch (error) {
        changeTurn(session, (turn) => failed(turn, messageOf(error)))
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', workspace] }),
  })
}

const BROKEN = 'The connection ended. The run continues: open it to see its answer.'
const failed = <T extends object>(turn: T, error: string) => ({ ...turn, status: 'failed' as const, error })

/** Cancels a run. Only finished tool calls are charged. */
export function useStop() {
  const workspace = useSlug()
  return useMutation({
    mutationFn: (id: string) =>
      withKey(workspace, (key) =>
        bodyOf(
          api.DELETE('/v1/agent/runs/{id}', {
            params: { path: { id } },
            headers: { authorization: `Bearer ${key}` },
          } as never) as never
        )
      ),
  })
}
