import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints a line per test, full errors, and totals in the format of the other suites. */
export default class LineReporter implements Reporter {
  #passed = 0
  #failed = 0
  #file = ''

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = relative('', specOf(test))
    if (file !== this.#file) console.log(`\n${file}`)
    this.#file = file
    const title = test.titlePath().slice(3).join(' / ')
    const isPassed = result.status === test.expectedStatus
    if (isPassed) this.#passed++
    else this.#failed++
    console.log(`${isPassed ? '  ✔' : '  ✖'} ${title} (${result.duration} ms)`)
    if (!isPassed) for (const { stack, message } of result.errors) console.log(stack ?? message)
  }

  onError({ message, stack }: { message?: string; stack?: string }): void {
    this.#failed++
    console.log(stack ?? message)
  }

  onEnd(): void {
    const failures = this.#failed > 0 ? `, ${this.#failed} failed` : ''
    console.log(`\nTests  ${this.#passed} passed${failures} (${this.#passed + this.#failed})`)
  }
}

/** Returns the file of a test. A function of another file may have declared the test. */
function specOf(test: TestCase): string {
  let suite = test.parent
  while (suite.type !== 'file' && suite.parent) suite = suite.parent
  return suite.location?.file ?? test.location.file
}
