import router from '@adonisjs/core/services/router'
import { counted } from '#app/telemetry/active_work'
import { middleware } from '#start/kernel'
import { checkOrigin } from './check_origin.js'

const controller = () => import('./mcp_controller.js')

router
  .route('/mcp', ['POST'], [controller, 'handle'])
  .as('mcp')
  .use([
    checkOrigin,
    counted('POST /mcp'),
    middleware.authorize({ method: 'POST', path: '/mcp' }),
    middleware.takeTurns({ heavy: true, success: {} }),
  ])
router.route('/mcp', ['GET', 'DELETE'], [controller, 'refuse']).as('mcp.refuse').use([checkOrigin])
