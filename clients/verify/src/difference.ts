import type { Cell } from '../../../domain/datasets/dataset.js'

/** Returns one sentence on how a cell of the bundle differs from the cell that its pages give. */
export function differenceOf(stated: Cell, derived: Cell): string {
  const [said, given] = [described(stated), described(derived)]
  return said === given
    ? 'The pages give other evidence for the same answer.'
    : `The bundle says ${said}; its pages give ${given}.`
}

const described = ({ status, value, confidence }: Cell): string =>
  `${status}${value === null ? '' : ` ${JSON.stringify(value)}`}${confidence === null ? '' : ` with confidence ${confidence}`}`
