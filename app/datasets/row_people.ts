import { inject } from '@adonisjs/core'
import type { Cells, DatasetRequest } from '#domain/datasets/dataset'
import type { Row } from '#domain/truth/subject'
import { PersonLookup } from '#app/contacts/person_lookup'

/**
 * Finds the people in filled rows, so that the workspace is recorded as a recipient of their data.
 */
@inject()
export class RowPeople {
  constructor(private readonly lookup: PersonLookup) {}

  /**
   * Returns the person_id of a row about a person. Null if no cell has a value, and if nobody or
   * several people match.
   */
  async of(
    { entityType }: Pick<DatasetRequest, 'entityType'>,
    seed: Row,
    cells: Cells,
    workspaceId: string
  ): Promise<string | null> {
    const hasValue = Object.values(cells).some(({ value }) => value !== null)
    if (entityType !== 'person' || !hasValue) return null
    const [profile, company] = [textOf(cells.pronet_url), textOf(cells.company)]
    const row = {
      ...seed,
      ...(seed.pronet_url === undefined && profile !== undefined ? { pronet_url: profile } : {}),
      ...(seed.company === undefined && company !== undefined ? { company } : {}),
    }
    return (await this.lookup.ofRow(row, workspaceId))?.person_id ?? null
  }
}

const textOf = (cell: Cells[string] | undefined): string | undefined =>
  typeof cell?.value === 'string' ? cell.value : undefined
