/** kernel.wat, assembled, in base64. Needs SIMD, which all supported versions of Node have. */
const MODULE = [
  'AGFzbQEAAAABFQJgBX9/f39/AGAIf39/f39/f38BfwMDAgABBQMBAAEHHAMGbWVtb3J5AgAIcHJvZHVjdHMAAARzY2FuAAEK',
  'oAQC2wECA38DeyABQXBxIQYCQANAIANFDQH9DAAAAAAAAAAAAAAAAAAAAAAhCEEAIQUCQANAIAUgBk8NASAAIAVq/QAEACEJ',
  'IAIgBWr9AAQAIQogCCAJIAr9nAH9fiAJIAr9nQH9fv2uAf2uASEIIAVBEGohBQwACwsgCP0bACAI/RsBaiAI/RsCIAj9GwNq',
  'aiEHAkADQCAFIAFPDQEgByAAIAVqLAAAIAIgBWosAABsaiEHIAVBAWohBQwACwsgBCAHNgIAIARBBGohBCACIAFqIQIgA0EB',
  'ayEDDAALCwvAAgIDfwd7/QwPDw8PDw8PDw8PDw8PDw8PIQwgBf0QIQsgACABQQV0aiEJIAYhCgJAA0AgBEUNAf0MAAAAAAAA',
  'AAAAAAAAAAAAACEQ/QwAAAAAAAAAAAAAAAAAAAAAIREgACEIA0AgAv0ABAAhDSAC/QAEECEOIAj9AAQAIA0gDP1O/Q4gCP0A',
  'BBAgDUEE/Y0BIAz9Tv0O/W4gCP0ABCAgDiAM/U79DiAI/QAEMCAOQQT9jQEgDP1O/Q79bv1uIQ8gECAP/YcB/Y4BIRAgESAP',
  '/YgB/Y4BIREgAkEgaiECIAhBwABqIQggCCAJSQ0ACyAQIAv9MSARIAv9Mf1Q/VMEQCAGIAM2AgAgBkEEaiEGIAcgEP0LBAAg',
  'ByAR/QsEECAHQSBqIQcLIANBAWohAyAEQQFrIQQMAAsLIAYgCmtBAnYL',
].join('')

/** Declares the part of the WebAssembly global that is used, because Node's types lack it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}

/** Functions that loop over vectors in WebAssembly memory. Addresses are multiples of 16. */
export type Kernel = {
  memory: { buffer: ArrayBuffer; grow(pages: number): number }
  products(query: number, dimensions: number, vectors: number, count: number, out: number): void
  scan(
    tables: number,
    bytes: number,
    codes: number,
    first: number,
    blocks: number,
    threshold: number,
    numbers: number,
    sums: number
  ): number
}

const PAGE = 65_536

let compiled: object | undefined

/** Returns a kernel with its own memory of at least `bytes`. */
export function newKernel(bytes: number): Kernel {
  compiled ??= new WebAssembly.Module(Buffer.from(MODULE, 'base64'))
  const kernel = new WebAssembly.Instance(compiled).exports as Kernel
  const pages = Math.ceil(bytes / PAGE) - kernel.memory.buffer.byteLength / PAGE
  if (pages > 0) kernel.memory.grow(pages)
  return kernel
}

export const aligned = (bytes: number): number => Math.ceil(bytes / 16) * 16
