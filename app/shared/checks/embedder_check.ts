import { existsSync } from 'node:fs'
import { type CheckResult, off, ok, problem, reasonOf } from './finding.js'
import { probe } from './probe.js'

type Embedding = {
  kind: 'built-in' | 'off' | 'http' | 'onnx'
  url: string | undefined
  model: string | undefined
  key: string | undefined
}

/** Checks the embedding model. A server must embed a text, and an ONNX file must exist. */
export async function embedderCheck({ kind, url, model, key }: Embedding): Promise<CheckResult> {
  if (kind === 'off') return off('EMBEDDER is off: people are ranked by words alone.')
  if (kind === 'built-in') return ok('People are ranked by words and by the built-in vectors.')
  if (kind === 'onnx')
    return existsSync(model!)
      ? ok(`People are ranked by words and by the vectors of ${model}.`)
      : problem(`There is no file at EMBEDDER_MODEL, ${model}.`, 'Name the path of an ONNX file.')
  const fix = 'Check that it runs and that EMBEDDER_URL, EMBEDDER_MODEL and EMBEDDER_API_KEY are correct.'
  try {
    const { status, body, ahead } = await probe(`${url!.replace(/\/$/, '')}/embeddings`, {
      headers: key ? { authorization: `Bearer ${key}` } : {},
      sent: { model, input: ['nurse'] },
    })
    if (status === 200 && (body as any)?.data?.[0]?.embedding?.length > 0)
      return ok(`The embedding model ${model} responds.`, ahead)
    return problem(`The embedding model "${model}" does not embed a text (status ${status}).`, fix)
  } catch (error) {
    return problem(`Cannot reach the embedding model: ${reasonOf(error)}.`, fix)
  }
}
