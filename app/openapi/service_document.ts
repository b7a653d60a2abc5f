import { operations } from '#app/shared/http/register'
import env from '#start/env'
import { openApiDocument } from './document.js'

const API_VERSION = '1.0.0'

export const serviceDocument = () => openApiDocument(operations(), env.get('SERVICE_NAME'), API_VERSION)
