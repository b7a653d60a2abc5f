/** kernel.wat, assembled, in base64. Needs SIMD, which all supported versions of Node have. */
const MODULE = [
  'AGFzbQEAAAABFgJgBX9/f39/AGAJf39/f39/f39/AX8DAwIAAQUDAQABBxwDBm1lbW9yeQIACHByb2R1Y3RzAAAEc2NhbgABCu0E',
  'AtsBAgN/A3sgAUFwcSEGAkADQCADRQ0B/QwAAAAAAAAAAAAAAAAAAAAAIQhBACEFAkADQCAFIAZPDQEgACAFav0ABAAhCSACIAVq',
  '/QAEACEKIAggCSAK/ZwB/X4gCSAK/Z0B/X79rgH9rgEhCCAFQRBqIQUMAAsLIAj9GwAgCP0bAWogCP0bAiAI/RsDamohBwJAA0Ag',
  'BSABTw0BIAcgACAFaiwAACACIAVqLAAAbGohByAFQQFqIQUMAAsLIAQgBzYCACAEQQRqIQQgAiABaiECIANBAWshAwwACwsLjQME',
  'BX8CewF/BXv9DA8PDw8PDw8PDw8PDw8PDw8hDyAAIAFBBXRqIQogACABQXxxQQR0aiELIAchDQJAA0AgBEUNAf0MAAAAAAAAAAAA',
  'AAAAAAAAACEU/QwAAAAAAAAAAAAAAAAAAAAAIRUgACEJIAIhECACIAFBBHRqIQIgCyAKIAsgAEsbIQwgBSAGIAsgAEsb/RAhDgJA',
  'A0ADQCAQ/QAEACERIBD9AAQQIRIgCf0ABAAgESAP/U79DiAJ/QAEECARQQT9jQEgD/1O/Q79biAJ/QAEICASIA/9Tv0OIAn9AAQw',
  'IBJBBP2NASAP/U79Dv1u/W4hEyAUIBP9hwH9jgEhFCAVIBP9iAH9jgEhFSAQQSBqIRAgCUHAAGohCSAJIAxJDQALIBQgDv0xIBUg',
  'Dv0x/VD9U0UNASAG/RAhDiAJIApJBEAgCiEMDAELCyAHIAM2AgAgB0EEaiEHIAggFP0LBAAgCCAV/QsEECAIQSBqIQgLIANBAWoh',
  'AyAEQQFrIQQMAAsLIAcgDWtBAnYL',
].join('')

/** Declares the part of the WebAssembly global that is used, because Node's types lack it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}

/** Loops over vectors in memory of WebAssembly. Addresses are multiples of 16. See kernel.wat. */
export type Kernel = {
  memory: { buffer: ArrayBuffer; grow(pages: number): number }
  products(query: number, dimensions: number, vectors: number, count: number, out: number): void
  scan(
    tables: number,
    bytes: number,
    codes: number,
    first: number,
    blocks: number,
    early: number,
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
