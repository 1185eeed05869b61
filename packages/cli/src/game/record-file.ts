import { closeSync, ftruncateSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { RULES_VERSION } from '@khora/engine';
import { InputError, messageOf } from '../terminal/errors.ts';
import type { LabRecord } from './record.ts';

function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new InputError(`There is no file '${path}'.`);
    if (code === 'EISDIR') throw new InputError(`'${path}' is a folder; name a record in it.`);
    throw new InputError(`'${path}' cannot be read: ${messageOf(error)}.`);
  }
}

function parse(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(
      `${where} is not JSON (${messageOf(error)}); a record is written by 'khora simulate --records'.`,
    );
  }
}

/** The fields that a record must have before its moves can be looked at. */
function checked(value: unknown, where: string): LabRecord {
  const insist = (holds: boolean, problem: string) => {
    if (!holds) throw new InputError(`${where} is not a readable record: ${problem}.`);
  };
  insist(typeof value === 'object' && value !== null && !Array.isArray(value), 'it is not an object');
  const { format, rules, setup, moves } = value as Record<string, unknown>;
  insist(format === 'khora', `its format is ${JSON.stringify(format ?? null)}, not "khora"`);
  insist(typeof setup === 'object' && setup !== null, 'it has no setup');
  insist(Array.isArray(moves), 'it has no list of moves');
  const known = typeof rules === 'number' && Number.isInteger(rules) && rules >= 1 && rules <= RULES_VERSION;
  insist(
    known,
    `it is of rules version ${JSON.stringify(rules ?? null)}, and this program knows 1 to ${RULES_VERSION}`,
  );
  return value as LabRecord;
}

/** The records of a file: a single one, or one on each line; '-' reads standard input. */
export function readRecords(path: string): LabRecord[] {
  const text = readText(path).trim();
  if (text === '') throw new InputError(`'${path}' is empty.`);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const first = lines[0] ?? '';
  // A single record may be spread over many lines.
  if (lines.length === 1 || !isJson(first)) return [checked(parse(text, `'${path}'`), `'${path}'`)];
  return lines.map((line, index) => {
    const where = `Line ${index + 1} of '${path}'`;
    return checked(parse(line, where), where);
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** One record of a file, counted from 1. */
export function readRecord(path: string, game = 1): LabRecord {
  const records = readRecords(path);
  const record = records[game - 1];
  if (!record) {
    throw new InputError(
      `'${path}' holds ${records.length} games; --game takes a number from 1 to ${records.length}.`,
    );
  }
  return record;
}

function attempt<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw new InputError(`'${path}' cannot be written: ${messageOf(error)}.`);
  }
}

export function writeText(path: string, text: string): void {
  attempt(path, () => writeFileSync(path, text));
}

/** Writes a file line by line, or continues it after this many bytes. */
export function lineWriter(path: string, keep = 0): { write(line: string): void; close(): void } {
  const file = attempt(path, () => openSync(path, keep > 0 ? 'a' : 'w'));
  if (keep > 0) attempt(path, () => ftruncateSync(file, keep));
  return {
    write: (line) => attempt(path, () => writeSync(file, `${line}\n`)),
    close: () => closeSync(file),
  };
}
