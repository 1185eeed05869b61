import { layer } from './layer.ts';
import { spread } from './spread.ts';

const text = (code: Uint8Array) => Buffer.from(code).toString('base64');
console.log(`// Made by: node packages/bots/kernel/build.ts > packages/bots/src/kernel/module.ts
export const MODULE =
  '${text(layer)}';

export const SPREAD =
  '${text(spread)}';`);
