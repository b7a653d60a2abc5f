/** `node ace ...`: runs one command. */
import { prettyPrintError } from '@adonisjs/core'
import { unexpected } from '#app/shared/cli/unexpected'
import { wrongSettings } from '#app/shared/cli/wrong_settings'
import { createIgnitor } from './ignitor.js'

createIgnitor()
  .ace()
  .handle(process.argv.slice(2))
  .catch((error) => {
    process.exitCode = 1
    const wrong = wrongSettings(error)
    if (wrong) console.error(`${wrong.join('; ')}.`)
    else if (process.env.NODE_ENV === 'development') return prettyPrintError(error)
    else console.error(unexpected(error))
  })
