/**
 * `npm run bench:realweb:build -- [--git-base=URL|FOLDER] [--pages=FOLDER]` assembles the pages of
 * data/pages.jsonl from public repositories, and verifies each by its SHA-256. Pages that are
 * present and unchanged are kept. Exits with 1 when pages are missing.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { checkFlags, readArguments } from '#bench/support/args'
import { pageFile, PAGES, readSources, type Source } from './files.js'
import { openRepository, type Repository } from './git_pages.js'

const FLAGS = {
  'git-base': 'where the repositories are; default https://github.com/',
  pages: 'the folder to write; default bench/realweb/pages',
}

function main(argv: string[]): void {
  const { flags } = readArguments(argv, process.cwd())
  checkFlags(flags, FLAGS)
  const base = flags['git-base'] ?? 'https://github.com/'
  const pages = resolve(flags.pages ?? PAGES)
  const sources = readSources()
  const wanted = sources.filter((source) => !isPresent(pages, source))
  const missing: string[] = []
  for (const [repo, ofRepo] of Map.groupBy(wanted, (source) => source.repo)) {
    let repository: Repository | undefined
    for (const source of ofRepo)
      try {
        repository ??= openRepository(base, repo)
        writePage(pages, source, repository)
      } catch (error) {
        missing.push(`${source.id}: ${repo} ${source.commit.slice(0, 8)} ${source.path}: ${firstLine(error)}`)
      }
  }
  for (const line of missing) console.error(line)
  console.log(`${sources.length - missing.length} of ${sources.length} pages are in ${pages}`)
  process.exitCode = missing.length > 0 ? 1 : 0
}

function isPresent(pages: string, { id, sha256 }: Source): boolean {
  const path = pageFile(pages, id)
  return existsSync(path) && hashOf(readFileSync(path)) === sha256
}

function writePage(pages: string, { id, commit, path, sha256 }: Source, repository: Repository): void {
  const bytes = repository.file(commit, path)
  if (hashOf(bytes) !== sha256) throw new Error('the content differs from the recorded SHA-256')
  const target = pageFile(pages, id)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, bytes)
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Returns the first line that git wrote to stderr, or else the first line of the message. */
const firstLine = (error: unknown): string => {
  const { stderr, message } = error as Error & { stderr?: Buffer }
  return (stderr?.toString().trim() || message).split('\n')[0]
}

main(process.argv.slice(2))
