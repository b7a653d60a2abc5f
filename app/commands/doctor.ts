import type { CommandOptions } from '@adonisjs/core/types/ace'
import { type Finding, ok, problem } from '#app/shared/checks/finding'
import { nodeCheck } from '#app/shared/checks/machine_checks'
import { findingOf } from '#app/doctor/run_checks'
import { KithCommand } from '#app/shared/cli/kith_command'
import { wrongSettings } from '#app/shared/cli/wrong_settings'

type Report = { healthy: boolean; problems: number; warnings: number; checks: Finding[] }

const MARKS = { ok: 'ok  ', warning: 'WARN', problem: 'FAIL', off: '-   ' }

export default class Doctor extends KithCommand {
  static commandName = 'doctor'
  static description =
    'Check every setting and all that the service depends on, and say how to fix what is wrong'
  static help = [
    'Looks at the settings, Node, DATA_DIR and its disk, APP_KEY, the port, the database and its schema, Redis, OpenSearch,',
    'the way to the web, web search, language model, providers, mail servers, the indexes, the page archive, the queue, the',
    'processes alive, work that was given up, and the clock. Reads only; may run beside a server, at any time.',
    '',
    'Ends with 0 where nothing is wrong (warnings do not count), else with 1 and a sentence that names what is.',
    '',
    '{{ binaryName }} doctor',
    '{{ binaryName }} doctor --json | jq \'.checks[] | select(.state == "problem")\'',
  ]
  /** It must be able to say why the application does not start. */
  static options: CommandOptions = { startApp: false }

  protected async ready(): Promise<void> {}

  protected async answer(): Promise<Report> {
    const checks = [findingOf('node', nodeCheck(process.versions.node)), ...(await this.#rest())]
    const wrong = checks.filter(({ state }) => state === 'problem')
    const warnings = checks.filter(({ state }) => state === 'warning').length
    if (wrong.length > 0) {
      this.exitCode = 1
      this.complaint = `${wrong.length} of ${checks.length} checks failed: ${wrong.map(({ check }) => check).join(', ')}.`
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
      console.log(warnings > 0 ? `Nothing is wrong; ${warnings} to look at.` : 'All is well.')
  }

  /** Nothing else can be looked at while settings are wrong. */
  async #rest(): Promise<Finding[]> {
    try {
      await import('#start/env')
    } catch (error) {
      const wrong = wrongSettings(error) ?? [error instanceof Error ? error.message : String(error)]
      const fix = 'Correct it in the environment or in .env; docs/settings.md has them all.'
      return wrong.map((says) => findingOf('settings', problem(`${says}.`, fix)))
    }
    const { examine } = await import('#app/doctor/examine')
    return [findingOf('settings', ok('Every setting is one that can be used.')), ...(await examine(this.app))]
  }
}
