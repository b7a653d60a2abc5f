import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '#bench/support/temporary_folder'

const MAX_BYTES = 64 * 2 ** 20

/** Reads files of one repository at given commits. */
export type Repository = { file(commit: string, path: string): Buffer }

/**
 * Opens a repository below `base`: a URL such as `https://github.com/`, or a folder of mirrors
 * named `owner/name` or `owner+name`. Throws when a folder has no such mirror.
 */
export function openRepository(base: string, repo: string): Repository {
  if (base.includes('://')) return remoteRepository(`${base.replace(/\/$/, '')}/${repo}`)
  const gitDirectory = mirrorOf(base, repo)
  if (!gitDirectory) throw new Error(`no mirror of ${repo}`)
  return { file: (commit, path) => show(gitDirectory, commit, path) }
}

function mirrorOf(base: string, repo: string): string | undefined {
  const names = [repo, `${repo}.git`, repo.replace('/', '+'), `${repo.replace('/', '+')}.git`]
  const folders = names.map((name) => join(base, name)).flatMap((path) => [path, ...subfolders(path)])
  return folders.flatMap((path) => [path, join(path, '.git')]).find((path) => existsSync(join(path, 'HEAD')))
}

const subfolders = (path: string): string[] =>
  existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : []

/** Fetches single commits without history, and single files as they are read. */
function remoteRepository(url: string): Repository {
  const directory = temporaryFolder('realweb-git')
  git(['init', '--quiet', '--bare', directory])
  git(['--git-dir', directory, 'remote', 'add', 'origin', url])
  const fetched = new Set<string>()
  return {
    file(commit, path) {
      if (!fetched.has(commit))
        git(['--git-dir', directory, 'fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', commit])
      fetched.add(commit)
      return show(directory, commit, path)
    },
  }
}

const show = (gitDirectory: string, commit: string, path: string): Buffer =>
  git(['--git-dir', gitDirectory, 'show', `${commit}:${path}`])

const git = (args: string[]): Buffer =>
  execFileSync('git', args, {
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  })
