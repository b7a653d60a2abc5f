export class TransactionEffects {
  #undo: (() => void)[] = []
  #commit: (() => void)[] = []

  onRollback(undo: () => void): void {
    this.#undo.push(undo)
  }

  onCommit(effect: () => void): void {
    this.#commit.push(effect)
  }

  committed(): void {
    for (const effect of this.#commit) effect()
  }

  rolledBack(): void {
    for (const undo of this.#undo.reverse()) undo()
  }
}
