/** `node ace ...`: runs one command. */
import { commandLine, configureKernel } from '#app/shared/cli/configure_kernel'
import type { KithCommand } from '#app/shared/cli/kith_command'
import { unexpected } from '#app/shared/cli/unexpected'
import { createIgnitor } from './ignitor.js'

// The reader of a pipe, such as `head`, may close it early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

createIgnitor()
  .ace()
  .configure(async (app) => {
    const kernel = await app.container.make('ace')
    await configureKernel(kernel, process.env.NODE_ENV === 'development')
    kernel.executing(async (command) => {
      const { needs } = command.constructor as typeof KithCommand
      if (!needs) return
      const load = async () => {
        const { registerServices } = await import('#start/service_providers')
        await registerServices(app, needs === 'records' ? 'records' : 'services')
        if (needs === 'routes') await import('#start/routes')
      }
      // doctor boots the application itself, after it has checked the settings.
      if (app.isBooted) await load()
      else app.booted(load)
    })
  })
  .handle(commandLine(process.argv.slice(2)))
  .catch(async (error) => {
    process.exitCode = 1
    console.error(await unexpected(error))
  })
