import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const CONFIG = join(import.meta.dirname, '../../../clients/verify/vite.config.js')
const MAX_OUTPUT = 1 << 26

/** The built verifier in a folder with nothing of the project around it. */
export function builtVerifier() {
  const folder = mkdtempSync(join(tmpdir(), 'kith-verify-'))
  return {
    build: () => build({ configFile: CONFIG, logLevel: 'warn', build: { outDir: folder } }),
    /** Verifies a bundle without environment variables. */
    run(bundle: Buffer, ...options: string[]): Promise<{ code: number; out: string }> {
      writeFileSync(join(folder, 'bundle.wacz'), bundle)
      const args = ['kith-verify.js', 'bundle.wacz', ...options]
      const settings = { cwd: folder, env: {}, maxBuffer: MAX_OUTPUT }
      return new Promise((resolve) => {
        execFile(process.execPath, args, settings, (error, stdout, stderr) =>
          resolve({ code: Number(error?.code ?? 0), out: stdout + stderr })
        )
      })
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
