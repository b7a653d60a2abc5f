import router from '@adonisjs/core/services/router'

// Not by HEAD too: whoever only looks at the address would use it up.
router
  .route('/oauth/callback', ['GET'], [() => import('./callback_controller.js'), 'handle'])
  .as('oauth.callback')
