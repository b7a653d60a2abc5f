import router from '@adonisjs/core/services/router'

/** Liveness: answers as soon as the process serves. Says nothing about what is inside. */
router.get('/health', () => ({ status: 'ok' })).as('health')
