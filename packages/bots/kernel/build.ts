import { layer } from './layer.ts';

console.log(`// Made by: node packages/bots/kernel/build.ts > packages/bots/src/kernel/module.ts
export const MODULE =
  '${Buffer.from(layer).toString('base64')}';`);
