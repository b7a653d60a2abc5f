import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import {
  dataPackage,
  dataPackageDigest,
  ENTRIES,
  LISTED,
  PACKAGE,
  PACKAGE_DIGEST,
  SIGNATURE,
  SIGNED,
} from '../../../domain/proofs/bundle_entries.js'
import { type ProofStatement, readStatement } from '../../../domain/proofs/statement.js'
import type { BundleFile } from './bundle_file.js'
import type { Problem, ProblemCode } from './problem.js'

/** Checks that every entry is the one that the service signed. */
export async function checkEntries(
  bundle: BundleFile
): Promise<{ problems: Problem[]; statement: ProofStatement | null }> {
  const problems: Problem[] = []
  const add = (code: ProblemCode, entry: string, message: string) => problems.push({ code, entry, message })
  const files = new Map<string, Sums>()
  for (const name of ENTRIES) {
    const sums = await sumsOf(bundle, name)
    files.set(name, sums)
    if (sums.crc !== bundle.entry(name).crc) add('content', name, `${name} does not have its checksum.`)
  }
  const statement = readStatement(await bundle.text(SIGNATURE))
  if (!statement) {
    add('signature', SIGNATURE, 'The signature does not fit the statement.')
    return { problems, statement }
  }
  for (const name of SIGNED)
    if (files.get(name)!.sha256 !== statement.files[name])
      add('content', name, `${name} is not the entry that was signed.`)
  if (Object.keys(statement.files).length !== SIGNED.length)
    add('signature', SIGNATURE, 'The statement lists other entries.')
  if (problems.length > 0) return { problems, statement }
  const text = dataPackage(
    statement,
    LISTED.map((path) => ({ path, ...files.get(path)! }))
  )
  if ((await bundle.text(PACKAGE)) !== text)
    add('package', PACKAGE, `${PACKAGE} does not list the signed entries.`)
  if ((await bundle.text(PACKAGE_DIGEST)) !== dataPackageDigest(text))
    add('content', PACKAGE_DIGEST, `${PACKAGE_DIGEST} does not have the hash of ${PACKAGE}.`)
  return { problems, statement }
}

type Sums = { sha256: string; crc: number; bytes: number }

async function sumsOf(bundle: BundleFile, name: string): Promise<Sums> {
  const sha256 = createHash('sha256')
  let [crc, bytes] = [0, 0]
  for await (const chunk of bundle.stream(name)) {
    sha256.update(chunk)
    crc = crc32(chunk, crc)
    bytes += chunk.length
  }
  return { sha256: sha256.digest('hex'), crc, bytes }
}
