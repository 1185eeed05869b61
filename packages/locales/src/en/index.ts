import { amounts } from './amounts.ts';
import { effects } from './effects.ts';
import { hints } from './hints.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { sources } from './sources.ts';
import { words } from './words.ts';

export const en = {
  ...names,
  ...amounts,
  ...effects,
  ...hints,
  ...log,
  ...questions,
  ...reasons,
  ...sources,
  ...words,
} as const;
