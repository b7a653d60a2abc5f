import type { Run } from '#domain/runs/run'

export const showRun = ({ id, status }: Pick<Run, 'id' | 'status'>) => ({
  run_id: id,
  status,
  poll_url: `/v1/person/runs/${id}`,
})
