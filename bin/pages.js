/** `npm run pages` builds the console and the documentation site if their files have changed. */
import './typescript.js'

await import('../console/build.js')
await import('../docs/site/build.js')
