import ace from '@adonisjs/core/services/ace'

/** Runs a command in this process and returns its output. */
export const runCommand = (name: string, args: string[]) =>
  capture(async () => (await ace.exec(name, args)).exitCode ?? 0)

/** Returns the output of `work` and the exit code that it returns. */
export async function capture(work: () => Promise<number>) {
  const printed = { out: '', err: '' }
  const { log, error } = console
  const write = process.stdout.write
  console.log = (...parts) => {
    printed.out += `${parts.join(' ')}\n`
  }
  console.error = (...parts) => {
    printed.err += `${parts.join(' ')}\n`
  }
  process.stdout.write = ((text: string) => {
    printed.out += text
    return true
  }) as typeof write
  try {
    const code = await work()
    return { ...printed, code }
  } finally {
    Object.assign(console, { log, error })
    process.stdout.write = write
  }
}
