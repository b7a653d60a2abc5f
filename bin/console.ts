/** `node ace ...`: runs one command. */
import { complain } from '#app/shared/cli/complain'
import { unexpected } from '#app/shared/cli/unexpected'
import { createIgnitor } from './ignitor.js'

createIgnitor()
  .ace()
  .configure(async (app) => {
    const kernel = await app.container.make('ace')
    kernel.errorHandler = complain
  })
  .handle(process.argv.slice(2))
  .catch((error) => {
    process.exitCode = 1
    console.error(unexpected(error))
  })
