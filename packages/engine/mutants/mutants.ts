// Breaks the engine one place at a time and lists what no test notices: node packages/engine/mutants/mutants.ts [options]
import { Crew, rehearsal } from './crew.ts';
import { engine, fingerprint } from './engine.ts';
import { EQUIVALENTS } from './equivalents.ts';
import type { Mutant } from './mutant.ts';
import { keepNotes, keepRehearsal, keptNotes, keptRehearsal, type Note } from './notes.ts';
import { chosen, keyOf, type Options, optionsFrom, USAGE, UsageError } from './options.ts';
import type { Rehearsal } from './rehearsal.ts';
import { argued, lineOn, reportOn } from './report.ts';
import { isNamed, type Scope, type Verdict } from './trial.ts';

const PROGRESS_SECONDS = 10;

/** The same sources and tests give the same verdict; surviving the named tests says nothing about the others. */
function isSettled(note: Note | undefined, print: string, scope: Scope): boolean {
  if (note?.fingerprint !== print) return false;
  return note.scope === scope || note.scope === 'all' || note.verdict !== null;
}

function isNoticed(note: Note | undefined): boolean {
  return Boolean(note?.verdict && isNamed(note.verdict.file));
}

async function rehearsed(print: string, scope: Scope): Promise<Rehearsal> {
  const before = keptRehearsal(print, scope);
  if (before) return before;
  console.log('Rehearsing the tests with the engine as it is …');
  const now = await rehearsal(scope);
  keepRehearsal(print, scope, now);
  return now;
}

/** Tries what earlier runs have not settled, and writes down the verdicts. */
async function tryAll(
  mutants: ReadonlyMap<number, Mutant>,
  notes: Map<string, Note>,
  { scope, fresh, workers }: Options,
): Promise<void> {
  const print = fingerprint();
  const known = argued(EQUIVALENTS);
  // A mutant that nothing can notice would go through all the hours of random games.
  const scopeOf = (mutant: Mutant): Scope => (known.has(keyOf(mutant)) ? 'named' : scope);
  const open = [...mutants].filter(
    ([, mutant]) => fresh || !isSettled(notes.get(keyOf(mutant)), print, scopeOf(mutant)),
  );
  console.log(`${mutants.size} mutants, ${open.length} to try.`);
  if (open.length === 0) return;
  const crew = new Crew({ rehearsal: await rehearsed(print, scope), scope }, workers);
  const tasks = open.map(([index, mutant]) => ({
    index,
    scope: scopeOf(mutant),
    hint: notes.get(keyOf(mutant))?.verdict ?? null,
  }));
  let told = performance.now();
  let done = 0;
  await crew.work(tasks, ({ index, scope: tried }, verdict: Verdict) => {
    const mutant = mutants.get(index);
    if (!mutant) return;
    notes.set(keyOf(mutant), { fingerprint: print, scope: tried, verdict });
    done += 1;
    if (!verdict) console.log(lineOn(mutant));
    if (performance.now() - told < PROGRESS_SECONDS * 1000) return;
    told = performance.now();
    keepNotes(notes);
    console.log(`${done} of ${open.length}`);
  });
  keepNotes(notes);
}

async function run(options: Options): Promise<boolean> {
  const { mutants: all } = engine();
  const notes = keptNotes();
  const mutants = new Map(
    [...chosen(all, options)].filter(
      ([, mutant]) => !options.survivors || !isNoticed(notes.get(keyOf(mutant))),
    ),
  );
  await tryAll(mutants, notes, options);
  const { lines, isGood } = reportOn(
    [...mutants.values()].map((mutant) => ({ mutant, verdict: notes.get(keyOf(mutant))?.verdict ?? null })),
    { equivalents: EQUIVALENTS, all, show: options.show },
  );
  for (const line of lines) console.log(line);
  return isGood;
}

/** The command itself. Returns its exit code: 0 if all is well, 1 if too much survives, 2 if it was called wrongly. */
async function command(args: readonly string[]): Promise<number> {
  try {
    return (await run(optionsFrom(args))) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

process.exitCode = await command(process.argv.slice(2));
