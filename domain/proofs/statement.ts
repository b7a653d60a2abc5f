import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { isObject } from '#domain/is_object'

export const PROOF_FORMAT = 'kith-proof-1'

/** What a service signs about a bundle. Hashes are SHA-256 in hex. */
export type ProofStatement = {
  format: typeof PROOF_FORMAT
  service: string
  /** The dataset or the Set that was exported. */
  dataset?: string
  set?: string
  /** 1 for the first export of the dataset or Set. */
  sequence: number
  /** The root of the export before this one; null for the first. */
  previous: string | null
  /** The Merkle root of the lines of `kith/cells.jsonl`. */
  root: string
  cells: number
  /** The hashes of the other entries with content, by path. */
  files: Record<string, string>
  /** The release of the service that wrote the bundle. */
  release: string
  created_at: string
  /** Base64url of the Ed25519 public key. */
  key: string
}

/** Returns what a bundle is about, in words. */
export const titleOf = ({ dataset, set }: Pick<ProofStatement, 'dataset' | 'set'>): string =>
  set === undefined ? `Dataset ${dataset}` : `Set ${set}`

/** The DER bytes before an Ed25519 key (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/** Returns the public key that belongs to a seed of 32 bytes, in base64url. */
export const publicKeyOf = (seed: Buffer): string =>
  createPublicKey(privateKey(seed))
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_PREFIX.length)
    .toString('base64url')

/** Returns the entry `kith/signature.json`. The signature covers the statement's text. */
export function signedStatement(statement: ProofStatement, seed: Buffer): string {
  const text = JSON.stringify(statement)
  const signature = sign(null, Buffer.from(text), privateKey(seed)).toString('base64url')
  return JSON.stringify({ statement: text, signature })
}

/** Returns the statement, or null if the signature does not fit or the form is wrong. */
export function readStatement(signed: string): ProofStatement | null {
  try {
    const outer: unknown = JSON.parse(signed)
    if (!isObject(outer) || typeof outer.statement !== 'string' || typeof outer.signature !== 'string')
      return null
    const statement = JSON.parse(outer.statement) as ProofStatement
    const der = Buffer.concat([PUBLIC_PREFIX, Buffer.from(statement.key, 'base64url')])
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    const isSigned = verify(
      null,
      Buffer.from(outer.statement),
      key,
      Buffer.from(outer.signature, 'base64url')
    )
    // Base64 and JSON have several spellings of the same content. Only one is allowed.
    const isCanonical =
      JSON.stringify({ statement: outer.statement, signature: outer.signature }) === signed &&
      Buffer.from(outer.signature, 'base64url').toString('base64url') === outer.signature
    return isSigned && isCanonical && statement.format === PROOF_FORMAT ? statement : null
  } catch {
    return null
  }
}

const privateKey = (seed: Buffer) =>
  createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' })
