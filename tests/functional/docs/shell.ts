import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { capture } from '#tests/functional/support/run_command'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import type { Block } from './markdown.js'

/** The output of a block, and the problem if it failed. */
export type Printed = { text: string; problem: string | null }

const MARK = '\u001e'

/**
 * Shell functions for the blocks of a page. The service already runs, so `npm` does nothing, and
 * `docker` builds nothing. `kubectl` checks what it applies, and runs the commands of `exec`. The test
 * process runs `node ace`. Failed requests are recorded.
 */
const PRELUDE = `
npm() { :; }
docker() { :; }
kubectl() {
  case " $* " in
    *' exec '*) while [ "$1" != -- ]; do shift; done; shift; "$@" ;;
    *' apply '*) grep -q "image: $IMAGE$" || echo "kubectl $*" >> refused ;;
  esac
}
curl() {
  command curl --max-time 40 --fail-with-body "$@" || { local code=$?; [ $code != 22 ] || printf '%s\\n' "$*" >> refused; }
}
node() {
  printf '%s\\0' "$@" | command curl -s --fail-with-body --data-binary @- "$ACE" || printf 'node %s\\n' "$*" >> refused
}
`

const ROOT = app.makePath()
const CLIENTS = join(ROOT, 'clients')

/** Returns the shell command of a block. TypeScript and Python run with the clients of the repository. */
function commandOf({ lang, text }: Block, path: string): string {
  if (lang === 'ts') {
    const client = pathToFileURL(join(CLIENTS, 'typescript/src/index.ts')).href
    writeFileSync(`${path}.ts`, text.replaceAll("'kith-client'", `'${client}'`))
    return `(cd ${ROOT} && command ${process.execPath} --import=./bin/typescript.js ${path}.ts)\n`
  }
  if (lang !== 'py') return text
  writeFileSync(`${path}.py`, text)
  return `PYTHONPATH=${CLIENTS}/python/src PYTHONDONTWRITEBYTECODE=1 "$PYTHON" ${path}.py\n`
}

type Session = { folder: string; url: string; key: string; python: string }

/** Runs the blocks of one page in one shell, in a folder with the files that they use. */
export async function runBlocks(
  blocks: readonly Block[],
  { folder, url, key, python }: Session
): Promise<Printed[]> {
  const helper = await aceServer(folder)
  const files = blocks.map((block, i) => {
    const file = join(folder, `block_${i}.sh`)
    writeFileSync(file, commandOf(block, join(folder, `block_${i}`)).replaceAll('http://127.0.0.1:3333', url))
    return file
  })
  const script = files.map(
    (file) => `: > refused; source ${file}; printf '${MARK}'; cat refused; printf '${MARK}'`
  )
  const env = {
    ...process.env,
    KITH_URL: url,
    KITH_API_KEY: key,
    PYTHON: python,
    ACE: helper.url,
    LC_ALL: 'C.UTF-8',
  }
  const child = spawn('bash', ['-c', `${PRELUDE}\n${script.join('\n')}`], {
    cwd: folder,
    env,
    detached: true,
  })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text))
  await Promise.all([once(child, 'exit'), once(child.stdout, 'end')])
  // Stops background jobs of the page, such as the reader of a stream.
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {}
  helper.close()
  const parts = out.split(MARK)
  return blocks.map((_, i) => {
    const refused = parts[2 * i + 1]
    const problem = refused === undefined ? `it did not end: ${err}` : refused
    return { text: parts[2 * i] ?? '', problem: problem === '' ? null : `${problem}${parts[2 * i]}${err}` }
  })
}

/** Runs `node ace` in this process to save time. Paths are relative to the folder. */
async function aceServer(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const [, name, ...args] = Buffer.concat(chunks).toString().split('\0').slice(0, -1)
    const own = args.map((arg) => {
      const [, flag = '', path] = /^(--[a-z-]+=)?(.*)$/s.exec(arg)!
      return path && existsSync(join(folder, path)) ? `${flag}${join(folder, path)}` : arg
    })
    const { out, err, code } = await capture(async () => (await ace.exec(name, own)).exitCode ?? 0)
    response.writeHead(code === 0 ? 200 : 422).end(out + err)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Fills a folder with files. */
export function fill(folder: string, files: Record<string, string | Buffer>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
}
