import type { Task } from './tasks.ts';

const LONG = 50;

/** What somebody does, and the resulting tasks on the page's thread. */
export interface Stage {
  readonly stage: string;
  /** Whether it is part of playing, rather than arriving, looking around or leaving. */
  readonly inPlay: boolean;
  readonly tasks: readonly Task[];
}

export interface Report {
  readonly level: string;
  readonly load: number | undefined;
  /** Processor time that the host gave to others meanwhile; it counts as work of whoever ran. Milliseconds. */
  readonly stolen: number;
  /** From the navigation to the first button, and from the click to the first question; milliseconds. */
  readonly home: number;
  readonly table: number;
  readonly moves: readonly number[];
  readonly stages: readonly Stage[];
}

const longest = (values: readonly number[]) => Math.max(0, ...values);

function stageLines({ stage, tasks }: Stage): string[] {
  const over = tasks.filter(({ wall }) => wall > LONG);
  const own = over.filter(({ cpu }) => cpu > LONG);
  const wall = longest(tasks.map((task) => task.wall));
  const cpu = longest(tasks.map((task) => task.cpu));
  return [
    `${stage}: longest task ${wall.toFixed(0)} ms by the clock, ${cpu.toFixed(0)} ms of work; ` +
      `${over.length} and ${own.length} over ${LONG} ms`,
    ...over.map(
      ({ wall: took, cpu: worked, stolen, parts }) =>
        `  ${took.toFixed(0)} ms, work ${worked.toFixed(0)} ms, taken by the host ${stolen} ms: ${parts}`,
    ),
  ];
}

/** The summary for somebody who plays. */
function playLine(stages: readonly Stage[]): string {
  const tasks = stages.filter(({ inPlay }) => inPlay).flatMap(({ tasks: all }) => all);
  const over = tasks.filter(({ wall }) => wall > LONG).length;
  const longestOf = (part: 'wall' | 'cpu') => longest(tasks.map((task) => task[part])).toFixed(0);
  return (
    `in play: ${over} of ${tasks.length} tasks over ${LONG} ms; ` +
    `the longest ${longestOf('wall')} ms by the clock, ${longestOf('cpu')} ms of work`
  );
}

/** The report for people. */
export function told({ level, load, stolen, home, table, moves, stages }: Report): string {
  const sorted = moves.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return [
    `load of the machine ${load?.toFixed(1)}; its host took ${stolen} ms`,
    `home after ${home.toFixed(0)} ms; from the click to the first question ${table.toFixed(0)} ms`,
    `${sorted.length} moves of ${level}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`,
    ...stages.flatMap(stageLines),
    playLine(stages),
  ].join('\n');
}

/** The report for programs, with only the tasks that somebody may notice. */
export function digest(report: Report): unknown {
  const stages = report.stages.map(({ stage, tasks }) => ({
    stage,
    longest: longest(tasks.map(({ wall }) => wall)),
    longestWork: longest(tasks.map(({ cpu }) => cpu)),
    long: tasks.filter(({ wall }) => wall > LONG),
  }));
  return { ...report, stages };
}
