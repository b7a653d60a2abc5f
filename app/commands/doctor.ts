import type { CommandOptions } from '@adonisjs/core/types/ace'
import { type Finding, ok, problem } from '#app/shared/checks/finding'
import { nodeCheck } from '#app/shared/checks/machine_checks'
import { findingOf } from '#app/doctor/run_checks'
import { KithCommand } from '#app/shared/cli/kith_command'
import { wrongSettings } from '#app/shared/cli/wrong_settings'

type Report = { healthy: boolean; problems: number; warnings: number; checks: Finding[] }

const MARKS = { ok: 'ok  ', warning: 'WARN', problem: 'FAIL', off: '-   ' }

export default class Doctor extends KithCommand {
  static needs = 'services' as const
  static commandName = 'doctor'
  static description = 'Check every setting and dependency, and explain how to fix each problem'
  static help = [
    'Checks the settings, Node, DATA_DIR and its disk, APP_KEY, the port, the database and its schema, Redis, OpenSearch, outgoing connections, web search, language model, providers, mail servers, the indexes, the page archive, the queue, live processes, failed jobs and the clock. It changes nothing, so you can run it at any time, even while the server runs.',
    '',
    'Exits with 0 if no check fails (warnings do not count), otherwise with 1 and a sentence that names the failed checks.',
    '',
    '{{ binaryName }} doctor',
    '{{ binaryName }} doctor --json | jq \'.checks[] | select(.state == "problem")\'',
  ]
  /**
   * Does not boot the application, so that doctor can report why the application does not start.
   */
  static options: CommandOptions = { startApp: false }

  protected async ready(): Promise<void> {}

  protected async answer(): Promise<Report> {
    const checks = [findingOf('node', nodeCheck(process.versions.node)), ...(await this.#rest())]
    const wrong = checks.filter(({ state }) => state === 'problem')
    const warnings = checks.filter(({ state }) => state === 'warning').length
    if (wrong.length > 0) {
      this.exitCode = 1
      this.errorText = `${wrong.length} of ${checks.length} checks failed: ${wrong.map(({ check }) => check).join(', ')}.`
    }
    return { healthy: wrong.length === 0, problems: wrong.length, warnings, checks }
  }

  protected print({ checks, warnings }: Report): void {
    const width = Math.max(...checks.map(({ check }) => check.length))
    for (const { check, state, says, fix } of checks) {
      const isFine = state === 'ok' || state === 'off'
      const mark = isFine ? MARKS[state] : this.colors[state === 'problem' ? 'red' : 'yellow'](MARKS[state])
      console.log(`${mark}  ${check.padEnd(width)}  ${says}`)
      if (fix) console.log(`${' '.repeat(width + 8)}to fix: ${fix}`)
    }
    if (this.exitCode !== 1)
      console.log(warnings > 0 ? `No problems; warnings: ${warnings}.` : 'No problems.')
  }

  /** Checks the settings, and everything else only if all settings are valid. */
  async #rest(): Promise<Finding[]> {
    try {
      await import('#start/env')
    } catch (error) {
      const wrong = wrongSettings(error) ?? [error instanceof Error ? error.message : String(error)]
      const fix = 'Correct it in the environment or in .env; docs/settings.md lists all settings.'
      return wrong.map((says) => findingOf('settings', problem(`${says}.`, fix)))
    }
    const { examine } = await import('#app/doctor/examine')
    return [findingOf('settings', ok('All settings are valid.')), ...(await examine(this.app))]
  }
}
