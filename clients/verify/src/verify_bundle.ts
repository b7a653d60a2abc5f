import { SIGNATURE, WEIGHTS, weightsFile } from '../../../domain/proofs/bundle_entries.js'
import type { ProofStatement } from '../../../domain/proofs/statement.js'
import { BundleFile, TooLarge } from './bundle_file.js'
import { checkEntries } from './check_entries.js'
import { type Checked, noneChecked, RowChecker } from './check_rows.js'
import type { Problem } from './problem.js'
import manifest from '../package.json' with { type: 'json' }

export const RELEASE = manifest.version

export type VerifyOptions = {
  /** The public keys that may have signed. If missing, every key is accepted. */
  keys?: readonly string[]
  /** The path of the bundle of the same dataset or Set before this one. */
  previous?: string
}

export type Report = Checked & { statement: ProofStatement | null }

/** Verifies a bundle without network. Throws only if a file cannot be read. */
export async function verifyBundle(path: string, options: VerifyOptions = {}): Promise<Report> {
  const none: Checked = noneChecked()
  const bundle = await BundleFile.open(path)
  if ('code' in bundle) return { ...none, problems: [bundle], statement: null }
  try {
    const { problems, statement } = await checkEntries(bundle)
    if (problems.length > 0 || !statement) return { ...none, problems, statement }
    const doubts = [...keyProblems(statement, options), ...(await chainProblems(statement, options))]
    if (doubts.length > 0) return { ...none, problems: doubts, statement }
    const checked = await RowChecker.check(bundle, statement, RELEASE)
    const weights = await bundle.text(WEIGHTS)
    if (weights.startsWith(`{"release":"${RELEASE}"`) && weights !== weightsFile(RELEASE))
      checked.problems.push({
        code: 'record',
        entry: WEIGHTS,
        message: `${WEIGHTS} does not have the weights of release ${RELEASE}.`,
      })
    return { ...checked, statement }
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    return { ...none, problems: [problem], statement: null }
  } finally {
    await bundle.close()
  }
}

/** Returns what an error says about the content; null for an error of the file system or of kith. */
function problemOf(error: unknown): Problem | null {
  if (error instanceof TooLarge) return { code: 'layout', entry: error.entry, message: `${error.message}.` }
  const isOfContent =
    error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError
  if (!isOfContent) return null
  const message = `A line of the bundle does not have the form of its entry: ${error.message}.`
  return { code: 'row', message }
}

function keyProblems({ key }: ProofStatement, { keys }: VerifyOptions): Problem[] {
  if (!keys || keys.includes(key)) return []
  return [
    { code: 'key', entry: SIGNATURE, message: `The key ${key} signed the bundle. You do not trust it.` },
  ]
}

async function chainProblems(
  { dataset, set, sequence, previous }: ProofStatement,
  options: VerifyOptions
): Promise<Problem[]> {
  if (options.previous === undefined) return []
  const broken = (message: string): Problem[] => [{ code: 'chain', entry: SIGNATURE, message }]
  const older = await BundleFile.open(options.previous)
  if ('code' in older) return broken(`The previous bundle cannot be read. ${older.message}`)
  try {
    const { problems, statement: before } = await checkEntries(older)
    if (problems.length > 0 || !before)
      return broken(`The previous bundle is not as it was signed. ${problems[0]?.message ?? ''}`.trim())
    if (keyProblems(before, options).length > 0)
      return broken(`The key ${before.key} signed the previous bundle. You do not trust it.`)
    if (before.dataset !== dataset || before.set !== set)
      return broken('The previous bundle is of another dataset or Set.')
    if (before.sequence + 1 !== sequence)
      return broken(`The bundle is export ${sequence}, and the previous one is export ${before.sequence}.`)
    return before.root === previous ? [] : broken('The bundle does not continue the previous one.')
  } finally {
    await older.close()
  }
}
