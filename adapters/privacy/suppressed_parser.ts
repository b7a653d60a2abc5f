import type { Mention } from '#domain/evidence/claim'
import type { Snapshot } from '#domain/evidence/page'
import { PageParser, type ParseFailure, type ParseOptions, type ReadPage } from '#domain/evidence/page_parser'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOfMention } from '#domain/evidence/mention_identifiers'
import { withoutSuppressed } from '#domain/evidence/suppressed_page'
import type { SuppressionList } from '#domain/privacy/suppression_list'

/** A parser that removes suppressed people from its pages. */
export class SuppressedParser extends PageParser {
  /** Caches identifiers by mention, because the same parsed page is returned many times. */
  readonly #identifiers = new WeakMap<Mention, readonly Identifier[]>()

  constructor(
    private readonly parser: PageParser,
    private readonly list: SuppressionList
  ) {
    super()
  }

  async parse(snapshot: Snapshot, options: ParseOptions): Promise<ReadPage | ParseFailure> {
    const read = await this.parser.parse(snapshot, options)
    if (typeof read === 'string') return read
    const scopes = await this.list.scopesFor(read.mentions, (mention) => this.#identify(mention))
    return scopes.every((scope) => scope === null) ? read : withoutSuppressed(read, scopes)
  }

  #identify(mention: Mention): readonly Identifier[] {
    const known = this.#identifiers.get(mention) ?? identifiersOfMention(mention)
    this.#identifiers.set(mention, known)
    return known
  }
}
