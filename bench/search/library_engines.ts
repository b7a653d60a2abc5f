import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PeopleEngine, World } from './engine.js'
import { peerEngine } from './peer_process.js'
import { progress } from '#bench/support/progress'

const HERE = fileURLToPath(new URL('./', import.meta.url))
/** Programs and packages of the libraries, kept between runs. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/bench/', import.meta.url))
/** Lucene by the Java version that it needs, newest first. */
const LUCENE = [
  { java: 21, version: '10.3.2' },
  { java: 17, version: '9.12.1' },
]

/** An engine, or why it is skipped. */
export type Optional = PeopleEngine | { skipped: string }

/** Tantivy in Rust, compiled with Cargo from the crate registry. */
export async function tantivyEngine(world: World, directory: string): Promise<Optional> {
  const target = join(CACHE, 'tantivy')
  const manifest = join(HERE, 'tantivy/Cargo.toml')
  progress('compiling Tantivy')
  const built = tried(() =>
    execFileSync(
      'cargo',
      ['build', '--release', '--locked', '--quiet', `--manifest-path=${manifest}`, `--target-dir=${target}`],
      { stdio: ['ignore', 'ignore', 'inherit'] }
    )
  )
  if (!built) return { skipped: 'Tantivy was skipped: it needs Cargo and the crate registry.' }
  return peerEngine(world, {
    label: 'Tantivy',
    command: join(target, 'release/tantivy-peer'),
    args: [],
    directory: emptyFolder(directory),
  })
}

/** Lucene in Java, with the core package from Maven. JAVA_HOME chooses another Java. */
export async function luceneEngine(world: World, directory: string): Promise<Optional> {
  const { JAVA_HOME } = process.env
  const java = JAVA_HOME ? join(JAVA_HOME, 'bin/java') : 'java'
  const release = javaRelease(java)
  const lucene = LUCENE.find((one) => release >= one.java)
  if (!lucene) return { skipped: 'Lucene was skipped: it needs Java 17 or newer.' }
  const jar = join(CACHE, `lucene-core-${lucene.version}.jar`)
  const artifact = `org.apache.lucene:lucene-core:${lucene.version}`
  const copy = ['-q', '-B', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${CACHE}`]
  if (!existsSync(jar) && !tried(() => execFileSync('mvn', copy, { stdio: 'ignore' })))
    return { skipped: 'Lucene was skipped: it needs Maven and its registry.' }
  const args = [
    '--add-modules=jdk.incubator.vector',
    '-Xmx4g',
    '-cp',
    jar,
    join(HERE, 'lucene/LucenePeer.java'),
  ]
  const label = `Lucene ${lucene.version}`
  return peerEngine(world, { label, command: java, args, directory: emptyFolder(directory) })
}

/** Returns the major version of Java; 0 without Java. */
function javaRelease(java: string): number {
  let text = ''
  tried(() => (text = execFileSync(java, ['--version'], { encoding: 'utf8' })))
  return Number(/^\S+ (\d+)/.exec(text)?.[1] ?? 0)
}

function emptyFolder(directory: string): string {
  mkdirSync(directory)
  return directory
}

function tried(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
