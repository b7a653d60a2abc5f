import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'

const body = s.object({
  name: s.string({ max: 120 }).describe('Empty to return to the name that kith gives'),
})

export const renameDatasetOperation = defineConsoleOperation({
  id: 'console.datasets.rename',
  method: 'POST',
  path: '/workspaces/:workspace/datasets/:id/name',
  summary: 'Name a dataset',
  access: 'admin',
  body,
  success: { 200: s.object({}) },
})

export const renameSetOperation = defineConsoleOperation({
  id: 'console.sets.rename',
  method: 'POST',
  path: '/workspaces/:workspace/sets/:id/name',
  summary: 'Name a Set',
  access: 'admin',
  body,
  success: { 200: s.object({}) },
})
