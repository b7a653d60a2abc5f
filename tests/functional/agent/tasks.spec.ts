/**
 * The tasks of tests/agent_tasks on the demo data, sent to the API of a separate service without a
 * language model. AGENT_TASKS=1 prints each wrong answer.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { answerTask, type Service } from '#tests/agent_tasks/answer_task'
import { grade } from '#tests/agent_tasks/grade'
import { heldOutOf } from '#tests/agent_tasks/held_out_data'
import { type Task, TASK_KINDS } from '#tests/agent_tasks/task'
import { tasksOf } from '#tests/agent_tasks/tasks_data'
import { Truth } from '#tests/agent_tasks/truth'
import { kill, serve } from '#tests/functional/support/child'
import { demoFolder } from '#tests/functional/support/demo_folder'

const MIN_RIGHT = { tasks: 50, heldOut: 14 }

test.group('agent: tasks on demo data without a model', (group) => {
  const truth = new Truth()
  let service: Service
  let end: () => Promise<void>

  group.setup(async () => {
    const folder = await demoFolder()
    const { url, child } = await serve({
      DATA_DIR: folder.directory,
      DEMO: '1',
      EVIDENCE_READ: 'archive',
      LLM_BASE_URL: '',
    })
    const file = join(folder.directory, 'secrets', 'demo_key')
    if (!existsSync(file)) throw new Error('the demo world has no key')
    service = { url, key: readFileSync(file, 'utf8').trim() }
    end = async () => {
      await kill(child)
      folder.end()
    }
  })
  group.teardown(() => end())

  const score = async (tasks: readonly Task[]): Promise<{ right: number; summary: string }> => {
    const wrong = new Map<string, string>()
    for (const task of tasks) {
      const answered = await answerTask(service, task)
      const problem = grade(task, answered, truth)
      if (problem) wrong.set(task.id, `${task.id}: ${task.task}\n    ${problem}`)
      if (problem && process.env.AGENT_TASKS) console.log(`${task.id}\n${answered.output}\n`)
    }
    const kinds = TASK_KINDS.flatMap((kind) => {
      const own = tasks.filter((task) => task.kind === kind)
      return own.length > 0 ? [`${kind} ${own.filter(({ id }) => !wrong.has(id)).length}/${own.length}`] : []
    })
    const right = tasks.length - wrong.size
    return {
      right,
      summary: `${right} of ${tasks.length}: ${kinds.join(', ')}\n${[...wrong.values()].join('\n')}`,
    }
  }

  test('[AG-025 AG-028] answers at least 50 of 60 tasks correctly, with sources', async ({ assert }) => {
    const tasks = tasksOf(truth)
    assert.lengthOf(tasks, 60)
    assert.equal(new Set(tasks.map(({ id }) => id)).size, 60)
    const { right, summary } = await score(tasks)
    console.log(`    agent tasks without a model: ${summary}`)
    assert.isAtLeast(right, MIN_RIGHT.tasks, summary)
  }).timeout(480_000)

  test('[AG-028] answers the same kinds of tasks in other words', async ({ assert }) => {
    const { right, summary } = await score(heldOutOf(truth))
    console.log(`    agent tasks in other words: ${summary}`)
    assert.isAtLeast(right, MIN_RIGHT.heldOut, summary)
  }).timeout(240_000)
})
