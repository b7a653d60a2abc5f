import { ConfirmedCommand } from '#app/shared/cli/confirmed_command'
import { INTERRUPTED, onInterrupt } from '#app/shared/cli/interrupt'
import { Progress } from '#app/shared/cli/progress'
import type { ImportCounts, ImportEntry } from './import_entry.js'
import type { ImportUndo } from './import_undo.js'

/** The base of commands that undo imports or delete sources, step by step. */
export abstract class UndoCommand extends ConfirmedCommand {
  /**
   * Runs an undo or deletion to its end, or until Ctrl-C.
   * @param total the expected value of `done` at the end
   */
  protected async finish(
    undo: ImportUndo,
    { id }: ImportEntry,
    label: string,
    total: number,
    done: (counts: ImportCounts) => number
  ): Promise<ImportEntry> {
    const progress = new Progress('records')
    const { signal, forget } = onInterrupt('Stopping after the current step.')
    const onStep = ({ counts }: ImportEntry) =>
      progress.update(label, done(counts), total > 0 ? Math.min(1, done(counts) / total) : null)
    const entry = await undo.finish(id, onStep, signal).finally(() => {
      progress.done()
      forget()
    })
    if (entry.state === 'running') {
      this.exitCode = INTERRUPTED
      this.errorText = 'Stopped. It continues when the service starts or you run the same command again.'
    }
    return entry
  }
}
