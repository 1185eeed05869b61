// Started by boot.test.ts: exits with the code that it is given, or stays until it is told to end.
const [code] = process.argv.slice(2);
console.log('here');
if (code === undefined) {
  const stay = setInterval(() => undefined, 1000);
  process.once('SIGTERM', () => {
    console.log('gone');
    clearInterval(stay);
  });
} else process.exitCode = Number(code);
