#!/usr/bin/env node
import { run } from './program.ts';
import { processIo } from './terminal/io.ts';

process.exitCode = await run(process.argv.slice(2), processIo());
