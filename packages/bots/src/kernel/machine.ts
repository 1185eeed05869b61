import { MODULE, SPREAD } from './module.ts';

/** What is needed from the host (Node or a browser), whose types this package does not see. */
interface Host {
  readonly WebAssembly?: {
    readonly Memory: new (size: { initial: number }) => Memory;
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  };
  readonly atob: (base64: string) => string;
}

interface Memory {
  readonly buffer: ArrayBuffer;
}

/** Compiled from `kernel/layer.ts`: writes a layer's sums, lists those above zero and returns how many. */
type RunLayer = (
  index: number,
  value: number,
  count: number,
  rows: number,
  units: number,
  sums: number,
  activeIndex: number,
  activeValue: number,
) => number;

/** Compiled from `kernel/spread.ts`: adds the slopes at a layer's units to the gradients of its inputs' rows. */
type Spread = (
  index: number,
  value: number,
  count: number,
  rows: number,
  units: number,
  slopes: number,
) => void;

export interface Machine {
  readonly buffer: ArrayBuffer;
  readonly runLayer: RunLayer;
}

const PAGE = 65536;

/** The compiled layer on memory of its own; null where the host has no WebAssembly with SIMD or refuses to compile it. */
export function instantiate(bytes: number): Machine | null {
  try {
    const machine = compile(bytes);
    return machine && { buffer: machine.memory.buffer, runLayer: machine.runLayer };
  } catch {
    // No SIMD, a content security policy, or no memory left: every host throws something different.
    return null;
  }
}

/** The same with the backward pass, for learning, which needs WebAssembly. */
export function learningMachine(bytes: number): Machine & { readonly spread: Spread } {
  const machine = compile(bytes);
  if (!machine) throw new Error('Learning needs WebAssembly, which this host does not have.');
  const { memory, runLayer } = machine;
  const { spread } = machine.exportsOf(SPREAD) as { spread: Spread };
  return { buffer: memory.buffer, runLayer, spread };
}

function compile(bytes: number) {
  const { WebAssembly, atob } = globalThis as unknown as Host;
  if (WebAssembly === undefined) return null;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const exportsOf = (text: string) => {
    const module = new WebAssembly.Module(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
    return new WebAssembly.Instance(module, { host: { memory } }).exports;
  };
  const { layer } = exportsOf(MODULE) as { layer: RunLayer };
  return { memory, runLayer: layer, exportsOf };
}
