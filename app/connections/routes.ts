import router from '@adonisjs/core/services/router'

// GET only: a HEAD request, such as a link preview, would use up the state.
router
  .route('/oauth/callback', ['GET'], [() => import('./callback_controller.js'), 'handle'])
  .as('oauth.callback')
