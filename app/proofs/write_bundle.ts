import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { inject } from '@adonisjs/core'
import { ArchivedResponses } from '#domain/evidence/archived_responses'
import { PageParser } from '#domain/evidence/page_parser'
import { validationFailed } from '#domain/errors'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { Sql } from '#domain/ports/sql'
import {
  CDX,
  CELLS,
  cdxOf,
  dataPackage,
  dataPackageDigest,
  ENTRIES,
  LISTED,
  PACKAGE,
  PACKAGE_DIGEST,
  PAGES,
  pagesFile,
  ROWS,
  SIGNATURE,
  SIGNED,
  WARC,
  WEIGHTS,
  weightsFile,
} from '#domain/proofs/bundle_entries'
import { PROOF_FORMAT, type ProofStatement, publicKeyOf, signedStatement } from '#domain/proofs/statement'
import { directory, localHeader, MAX_ZIP_BYTES } from '#domain/proofs/zip_layout'
import { noteRecipients } from '#app/recipients/note_recipients'
import { loopTurns } from '#app/shared/loop_turns'
import { RELEASE } from '#app/shared/release'
import { StoredKeys } from '#app/shared/stored_keys'
import env from '#start/env'
import { BundleLines } from './bundle_lines.js'
import { BundlePages } from './bundle_pages.js'
import { addToChain, type ProofSubject } from './proof_chain.js'
import { ProofKeys } from './proof_keys.js'
import { Spool } from './spool.js'
import { type RowRequest, RowWriter } from './write_rows.js'

/** A finished bundle. `content` may be read once. */
export type Bundle = { bytes: number; content: () => AsyncGenerator<Buffer>; close: () => Promise<void> }

export type BundleParts = {
  lines: BundleLines
  pages: BundlePages
  rows: (request: RowRequest) => RowWriter
  /** Waits for the workspace's turn. Returns false after an abort. Throws if the bundle is too large. */
  proceed: () => Promise<boolean>
}

/** Bytes that the size check adds for headers, the signature and the list of entries. */
const OTHER_BYTES = 1 << 16

/**
 * Writes signed bundles. Unlinked temporary files collect a bundle first, so memory stays bounded
 * and no caller receives a partial bundle. A killed process leaves no files.
 */
@inject()
export class WriteBundle {
  readonly #ports: Parameters<typeof BundlePages.open>[0]

  constructor(
    private readonly sql: Sql,
    private readonly keys: StoredKeys,
    private readonly suppression: SuppressionList,
    responses: ArchivedResponses,
    parser: PageParser
  ) {
    this.#ports = { responses, parser, suppression }
  }

  /**
   * Throws `validation_failed` if the bundle exceeds the size limit. Returns null if the signal
   * aborts before the export is part of the chain.
   * @param fill adds the rows
   */
  async write(
    subject: ProofSubject,
    fill: (parts: BundleParts) => Promise<void>,
    signal: AbortSignal
  ): Promise<Bundle | null> {
    const opened: Spool[] = []
    const spool = async () => {
      const one = await Spool.open()
      opened.push(one)
      return one
    }
    const close = async () => {
      await Promise.all(opened.map((one) => one.close()))
    }
    try {
      const pages = await BundlePages.open(this.#ports, subject.createdAt, await spool())
      const files = { rows: await spool(), cells: await spool() }
      const lines = new BundleLines(files)
      const source = env.get('SERVICE_NAME')
      const rows = (request: RowRequest) => new RowWriter(request, source, lines, pages, this.suppression)
      const proceed = async () => {
        await loopTurns.take(subject.workspaceId)
        checkSize(opened.map(({ bytes }) => bytes))
        return !signal.aborted
      }
      await fill({ lines, pages, rows, proceed })
      if (signal.aborted) {
        await close()
        return null
      }
      const texts = {
        [CDX]: cdxOf(pages.records),
        [PAGES]: pagesFile(pages.pages),
        [WEIGHTS]: weightsFile(RELEASE),
      }
      const spools = { [WARC]: pages.warc, [ROWS]: files.rows, [CELLS]: files.cells }
      checkSize([
        ...opened.map(({ bytes }) => bytes),
        ...Object.values(texts).map((text) => Buffer.byteLength(text)),
      ])
      return { ...(await this.#sign(subject, lines, spools, texts)), close }
    } catch (error) {
      await close()
      throw error
    }
  }

  /** Lists and signs the files, and adds the export to the chain. */
  async #sign(
    subject: ProofSubject,
    { tree, cells, personIds }: BundleLines,
    spools: Record<string, Spool>,
    texts: Record<string, string>
  ): Promise<Pick<Bundle, 'bytes' | 'content'>> {
    const sums = new Map(
      SIGNED.map((path) => [path as string, path in spools ? spools[path].finish() : sumsOf(texts[path])])
    )
    const { kind, id, workspaceId } = subject
    const files = Object.fromEntries(SIGNED.map((path) => [path, sums.get(path)!.sha256]))
    const added = { root: tree.root, package: hash('sha256', JSON.stringify(files), 'hex'), cells }
    const seed = await new ProofKeys(this.keys, this.sql).current()
    const { sequence, previous, created_at } = await addToChain(this.sql, subject, added, (tx) =>
      noteRecipients(tx, workspaceId, 'export', [...personIds])
    )
    const statement: ProofStatement = {
      ...{ format: PROOF_FORMAT, service: env.get('SERVICE_NAME'), release: RELEASE, [kind]: id },
      ...{ sequence, previous, root: tree.root, cells, files, created_at },
      key: publicKeyOf(seed),
    }
    const signature = signedStatement(statement, seed)
    sums.set(SIGNATURE, sumsOf(signature))
    const listed = LISTED.map((path) => ({ path, ...sums.get(path)! }))
    const text = dataPackage(statement, listed)
    const small: Record<string, string> = {
      ...texts,
      ...{ [SIGNATURE]: signature, [PACKAGE]: text, [PACKAGE_DIGEST]: dataPackageDigest(text) },
    }
    const entries = ENTRIES.map((name) => ({ name, ...(sums.get(name) ?? sumsOf(small[name])) }))
    const end = directory(entries)
    const bytes = entries.reduce((sum, entry) => sum + localHeader(entry).length + entry.bytes, end.length)
    const content = async function* () {
      for (const entry of entries) {
        yield localHeader(entry)
        if (entry.name in spools) yield* spools[entry.name].read()
        else yield Buffer.from(small[entry.name])
      }
      yield end
    }
    return { bytes, content }
  }
}

function checkSize(parts: readonly number[]): void {
  const bytes = parts.reduce((sum, one) => sum + one, OTHER_BYTES)
  if (bytes > MAX_ZIP_BYTES) throw validationFailed({ limit: ['is too large: select fewer rows'] })
}

function sumsOf(text: string) {
  const content = Buffer.from(text)
  return { crc: crc32(content), sha256: hash('sha256', content, 'hex'), bytes: content.length }
}
