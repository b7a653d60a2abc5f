import router from '@adonisjs/core/services/router'
import { counted } from '#app/shared/active_work'
import { middleware } from '#start/kernel'
import { MCP_AUDIENCE } from '#app/oauth/grants'
import { checkOrigin } from './check_origin.js'
import { nameIssuer } from './name_issuer.js'

const controller = () => import('./mcp_controller.js')

router
  .route('/mcp', ['POST'], [controller, 'handle'])
  .as('mcp')
  .use([
    checkOrigin,
    nameIssuer,
    counted('POST /mcp'),
    middleware.authorize({ method: 'POST', path: '/mcp', audience: MCP_AUDIENCE }),
    middleware.takeTurns({ heavy: true, success: {} }),
  ])
router.route('/mcp', ['GET', 'DELETE'], [controller, 'refuse']).as('mcp.refuse').use([checkOrigin])
