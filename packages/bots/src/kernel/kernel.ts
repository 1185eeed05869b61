import type { Kernel, Weights } from './network.ts';
import { typescriptKernel } from './typescript.ts';
import { wasmKernel } from './wasm.ts';

export { CAPACITY, type Kernel, type Shape, type Weights } from './network.ts';
export { typescriptKernel, wasmKernel };

/** The fastest kernel that the host allows; all of them give the same outputs to the last bit. */
export function createKernel(weights: Weights): Kernel {
  return wasmKernel(weights) ?? typescriptKernel(weights);
}
