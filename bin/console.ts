/** `node ace ...`: runs one command. */
import { commandLine, configureKernel } from '#app/shared/cli/configure_kernel'
import { unexpected } from '#app/shared/cli/unexpected'
import { createIgnitor } from './ignitor.js'

// The reader of a pipe, such as `head`, may close it early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

createIgnitor()
  .ace()
  .configure(async (app) =>
    configureKernel(await app.container.make('ace'), process.env.NODE_ENV === 'development')
  )
  .handle(commandLine(process.argv.slice(2)))
  .catch(async (error) => {
    process.exitCode = 1
    console.error(await unexpected(error))
  })
