const LEVELS = { info: 30, warn: 40, fatal: 60 } as const;

/**
 * What a program says outside its log, on starting and ending: plain text at a terminal, and elsewhere a line of JSON
 * like all others.
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

/** Makes everything that leaves the process a line of the log, including Node's warnings and unforeseen errors. */
export function announceAll(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => announce('info', `${name}: ${message}`));
  process.on('uncaughtException', (error) => {
    announce('fatal', `The server has failed: ${error.message}`, { stack: error.stack });
    process.exit(1);
  });
}
