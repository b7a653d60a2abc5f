import { readFileSync } from 'node:fs'

/** A fenced block of a page. `mark` is the comment right before it, which readers do not see. */
export type Block = { file: string; line: number; lang: string; text: string; mark: string | null }

/** A block that is run, and the blocks that show its output. */
export type Example = { block: Block; answers: Block[] }

/** The languages of blocks that are run. The others show output. */
export const RUN = ['sh', 'ts', 'py']

const MARK = /^<!-- (not run: .+|checked as .+) -->$/

/** Returns the fenced blocks of a page, in order. */
export function blocksOf(root: string, file: string): Block[] {
  const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n')
  const blocks: Block[] = []
  for (let i = 0; i < lines.length; i++) {
    const fence = /^```(\w*)$/.exec(lines[i])
    if (!fence) continue
    const end = lines.indexOf('```', i + 1)
    let before = i - 1
    while (before > 0 && lines[before].trim() === '') before--
    const mark = MARK.exec(lines[before] ?? '')?.[1] ?? null
    blocks.push({ file, line: i + 1, lang: fence[1], text: lines.slice(i + 1, end).join('\n'), mark })
    i = end
  }
  return blocks
}

/**
 * Returns every command with the blocks between it and the next command. These blocks show its
 * output.
 */
export function examplesOf(blocks: readonly Block[]): Example[] {
  const examples: Example[] = []
  for (const block of blocks) {
    if (block.mark !== null) continue
    if (RUN.includes(block.lang)) examples.push({ block, answers: [] })
    else examples.at(-1)?.answers.push(block)
  }
  return examples
}

/** Returns all `node ace` command lines of a page with their flags, including those in prose. */
export function aceLines(root: string, file: string): { command: string; flags: string[] }[] {
  const text = readFileSync(`${root}/${file}`, 'utf8')
  return [...text.matchAll(/node ace ([a-z]+(?::[a-z]+)?)((?:[ \t]+[^\s`|]+)*)/g)].map(
    ([, command, rest]) => ({
      command,
      flags: [...rest.split(/ {3,}|[ \t]node ace /)[0].matchAll(/(?<=[ [])--([a-z-]+)/g)].map(
        ([, flag]) => flag
      ),
    })
  )
}
