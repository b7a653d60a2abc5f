/**
 * Returns the vectors of all pieces of each text, one text after the other. Texts are padded to
 * `length` pieces.
 */
export type Session = (
  texts: readonly number[][],
  length: number
) => Promise<{ values: Float32Array; dimensions: number }>

type Tensor = { data: Float32Array; dims: readonly number[] }
type Runtime = {
  Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown
  InferenceSession: {
    create(
      path: string,
      options: object
    ): Promise<{
      inputNames: string[]
      outputNames: string[]
      run(inputs: Record<string, unknown>): Promise<Record<string, Tensor>>
    }>
  }
}

const RUNTIME = 'onnxruntime-node'

/** Opens a model with onnxruntime-node, which is not a dependency because it takes 290 MB. */
export async function openSession(path: string): Promise<Session> {
  const { Tensor, InferenceSession } = await openRuntime()
  const session = await InferenceSession.create(path, { intraOpNumThreads: 1 })
  return async (texts, length) => {
    const dims = [texts.length, length]
    const filled = (value: (text: readonly number[], at: number) => number) =>
      new Tensor(
        'int64',
        BigInt64Array.from(
          texts.flatMap((text) => Array.from({ length }, (_, at) => BigInt(value(text, at))))
        ),
        dims
      )
    const inputs: Record<string, unknown> = {
      input_ids: filled((text, at) => text[at] ?? 0),
      attention_mask: filled((text, at) => Number(at < text.length)),
      token_type_ids: filled(() => 0),
    }
    const output = await session.run(
      Object.fromEntries(session.inputNames.map((name) => [name, inputs[name]]))
    )
    const { data, dims: found } = output[session.outputNames[0]]
    if (found.length !== 3) throw new Error('the model does not return a vector per piece')
    return { values: data, dimensions: found[2] }
  }
}

async function openRuntime(): Promise<Runtime> {
  try {
    const runtime = await import(RUNTIME)
    return runtime.default ?? runtime
  } catch {
    throw new Error('EMBEDDER=onnx needs a package: npm install --no-save onnxruntime-node')
  }
}
