/** Maximum characters of a title. A longer title is cut. */
export const MAX_TITLE_LENGTH = 160

/**
 * The task in an agent's input, or the app that it connects; null for other runs. The runs
 * table keeps the title longer than the input, so that a list can name the run.
 */
export function titleIn(input: unknown): string | null {
  const { ask, app } = (input ?? {}) as { ask?: { task: string }; app?: string }
  return (ask?.task ?? app)?.slice(0, MAX_TITLE_LENGTH) ?? null
}
