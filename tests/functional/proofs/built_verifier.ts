import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { Report, VerifyOptions } from '../../../clients/verify/src/verify_bundle.js'

const PACKAGE = join(import.meta.dirname, '../../../clients/verify')
const MAX_OUTPUT = 1 << 26
const npm = (args: string[], cwd: string) =>
  promisify(execFile)('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd })

/** The packed verifier, installed in a folder with nothing of the project around it. */
export function builtVerifier() {
  const folder = mkdtempSync(join(tmpdir(), 'kith-verify-'))
  const installed = join(folder, 'empty')
  const run = (path: string, ...options: string[]): Promise<{ code: number; out: string }> => {
    const args = ['node_modules/kith-verify/dist/kith-verify.js', path, ...options]
    const settings = { cwd: installed, env: {}, maxBuffer: MAX_OUTPUT }
    return new Promise((resolve) => {
      execFile(process.execPath, args, settings, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), out: stdout + stderr })
      )
    })
  }
  return {
    /** Builds the package, packs it with npm and installs the archive. */
    async build(): Promise<void> {
      const outDir = join(folder, 'dist')
      await build({ configFile: join(PACKAGE, 'vite.config.js'), logLevel: 'warn', build: { outDir } })
      for (const name of ['package.json', 'README.md']) copyFileSync(join(PACKAGE, name), join(folder, name))
      const { stdout } = await npm(['pack', '--ignore-scripts', '--silent'], folder)
      mkdirSync(installed)
      writeFileSync(join(installed, 'package.json'), '{"private":true}')
      await npm(['install', join(folder, stdout.trim())], installed)
    },
    /** Verifies a bundle without environment variables. */
    run(bundle: Buffer, ...options: string[]): Promise<{ code: number; out: string }> {
      writeFileSync(join(installed, 'bundle.wacz'), bundle)
      return run('bundle.wacz', ...options)
    },
    /** Like `verifyBundle`, by the installed command. */
    async verify(path: string, { keys = [], previous }: VerifyOptions = {}): Promise<Report> {
      const trusted = keys.flatMap((key) => ['--key', key])
      const { out } = await run(path, '--json', ...trusted, ...(previous ? ['--previous', previous] : []))
      return JSON.parse(out) as Report
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
