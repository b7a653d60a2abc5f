import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Column } from '#domain/truth/column'
import type { IdentityEvidence } from '#domain/truth/identity/identity_evidence'
import type { Vote } from '#domain/truth/reconcile/vote'
import { PAGES } from './files.js'

/** A line of `write_votes.ts`. */
export type OldRow = {
  id: string
  rowKind: string
  evidence: Pick<IdentityEvidence, 'names' | 'companies' | 'places' | 'emails' | 'phones'> & {
    own: [string, number][]
    linked: [string, number][]
  }
  cells: { column: Column; votes: Vote[] }[]
}

const ROOT = join(import.meta.dirname, '../..')
const HERE = 'bench/realweb'
/** The current files that run with the old rules: the labels, the splits and the cells. */
const FILES = [
  'write_votes.ts',
  'cell_votes.ts',
  'example_evidence.ts',
  'files.ts',
  'split.ts',
  'contacts.ts',
  'data',
]

/**
 * Returns the rows of train and dev, with the votes that the rules of an old commit read. Makes a
 * work tree of the commit in a temporary folder, and removes it.
 */
export function readWithRulesOf(commit: string, collections: readonly string[]): OldRow[] {
  const folder = mkdtempSync(join(tmpdir(), 'kith-old-rules-'))
  const tree = join(folder, 'tree')
  const file = join(folder, 'votes.jsonl')
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], ROOT)
    for (const name of FILES) cpSync(join(ROOT, HERE, name), join(tree, HERE, name), { recursive: true })
    symlinkSync(PAGES, join(tree, HERE, 'pages'))
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
    const script = join(tree, HERE, 'write_votes.ts')
    run(process.execPath, ['--import=./bin/typescript.js', script, file, ...collections], tree)
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  } finally {
    run('git', ['worktree', 'remove', '--force', tree], ROOT)
    rmSync(folder, { recursive: true, force: true })
  }
}

const run = (command: string, args: readonly string[], cwd: string): void => {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}
