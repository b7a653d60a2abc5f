import ace from '@adonisjs/core/services/ace'

/** Carries out a command in this process and gives what it printed. */
export async function runCommand(name: string, args: string[]) {
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
    const { exitCode } = await ace.exec(name, args)
    return { ...printed, code: exitCode ?? 0 }
  } finally {
    Object.assign(console, { log, error })
    process.stdout.write = write
  }
}
