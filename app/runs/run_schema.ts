import { RUN_STATUSES } from '#domain/runs/status'
import { s } from '#app/shared/schema/schema'

export const runStatus = s.enum(RUN_STATUSES).named('RunStatus')
