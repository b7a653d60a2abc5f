import { createHash, hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import {
  dataPackage,
  dataPackageDigest,
  PACKAGE,
  PACKAGE_DIGEST,
  RESOURCES,
  SIGNATURE,
} from '../../../domain/proofs/bundle_entries.js'
import { type ProofStatement, readStatement } from '../../../domain/proofs/statement.js'
import type { BundleFile } from './bundle_file.js'
import type { Problem } from './problem.js'

type Listed = { path: string; sha256: string; bytes: number }

/** Checks that every entry is the one that the service signed. */
export async function checkEntries(
  bundle: BundleFile
): Promise<{ problems: Problem[]; statement: ProofStatement | null }> {
  const [text, digest, signature] = [
    await bundle.text(PACKAGE),
    await bundle.text(PACKAGE_DIGEST),
    await bundle.text(SIGNATURE),
  ]
  const problems: Problem[] = []
  const changed = (entry: string, message = `${entry} is not the entry that the bundle lists.`) =>
    problems.push({ code: 'content', entry, message })
  const statement = readStatement(signature)
  if (!statement)
    problems.push({ code: 'signature', entry: SIGNATURE, message: 'The signature does not fit the statement.' })
  if (statement && statement.package !== hash('sha256', text, 'hex'))
    problems.push({
      code: 'package',
      entry: PACKAGE,
      message: `${PACKAGE}, the list of entries, is not the one that was signed.`,
    })
  if (digest !== dataPackageDigest(text)) changed(PACKAGE_DIGEST, `${PACKAGE_DIGEST} does not fit ${PACKAGE}.`)
  const { listed, title, software } = readPackage(text)
  const found: Listed[] = []
  for (const path of RESOURCES) {
    const sums = await sumsOf(bundle, path)
    found.push({ path, sha256: sums.sha256, bytes: sums.bytes })
    const expected = listed.get(path)
    if (sums.crc !== bundle.entry(path).crc || (expected && expected !== `sha256:${sums.sha256}`)) changed(path)
  }
  for (const name of [PACKAGE, PACKAGE_DIGEST, SIGNATURE])
    if ((await sumsOf(bundle, name)).crc !== bundle.entry(name).crc) changed(name)
  if (problems.length === 0 && dataPackage({ title, software }, found) !== text)
    problems.push({ code: 'package', entry: PACKAGE, message: `${PACKAGE} does not list the entries.` })
  return { problems, statement }
}

function readPackage(text: string): { listed: Map<string, string>; title: string; software: string } {
  try {
    const { resources, title, software } = JSON.parse(text) as {
      resources: { path: string; hash: string }[]
      title: string
      software: string
    }
    return { listed: new Map(resources.map((one) => [one.path, one.hash])), title, software }
  } catch {
    return { listed: new Map(), title: '', software: '' }
  }
}

async function sumsOf(bundle: BundleFile, name: string) {
  const sha256 = createHash('sha256')
  let [crc, bytes] = [0, 0]
  for await (const chunk of bundle.stream(name)) {
    sha256.update(chunk)
    crc = crc32(chunk, crc)
    bytes += chunk.length
  }
  return { sha256: sha256.digest('hex'), crc, bytes }
}
