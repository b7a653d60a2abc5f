import { readFileSync } from 'node:fs'

/** A fenced block of a page. `mark` is the invisible comment right before it. */
export type Block = { file: string; line: number; lang: string; text: string; mark: string | null }

/** A block that is run, and the blocks that show its output. */
export type Example = { block: Block; answers: Block[] }

const MARK = /^<!-- (not run: .+|checked as .+) -->$/

/** The fenced blocks of a page, in order. */
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

/** Every command with the `json` and `text` blocks between it and the next command. */
export function examplesOf(blocks: readonly Block[]): Example[] {
  const examples: Example[] = []
  for (const block of blocks) {
    if (block.mark !== null) continue
    if (block.lang === 'sh') examples.push({ block, answers: [] })
    else examples.at(-1)?.answers.push(block)
  }
  return examples
}

/** All `node ace` command lines of a page, also in prose, with their flags. */
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
