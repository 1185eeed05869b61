const LEVELS = { info: 30, warn: 40, fatal: 60 } as const;

/**
 * What a program says outside of its log, on starting and ending: to a person at a terminal as it is, to everybody else as a line of JSON like
 * all others.
 */
export function announce(
  level: keyof typeof LEVELS,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const stream = level === 'fatal' ? process.stderr : process.stdout;
  const line = { level: LEVELS[level], time: Date.now(), pid: process.pid, ...more, msg: message };
  stream.write(`${stream.isTTY ? message : JSON.stringify(line)}\n`);
}

/** Lets nothing leave the process that is not a line of the log: warnings of Node, and what nobody foresaw. */
export function announceAll(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => announce('info', `${name}: ${message}`));
  process.on('uncaughtException', (error) => {
    announce('fatal', `The server has failed: ${error.message}`, { stack: error.stack });
    process.exit(1);
  });
}
