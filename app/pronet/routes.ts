import { register } from '#app/shared/http/register'
import * as operation from './operations.js'

const controller = () => import('./pronet_controller.js')

register(operation.profileOperation, controller, 'profile')
register(operation.pronetSearchOperation, controller, 'search')
register(operation.postsOperation, controller, 'posts')
register(operation.commentsOperation, controller, 'comments')
register(operation.companyOperation, controller, 'company')
register(operation.companyPostsOperation, controller, 'companyPosts')
