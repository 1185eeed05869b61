// What boot.test.ts starts: leaves with the exit code that it is given, or stays until it is told to go.
const [code] = process.argv.slice(2);
console.log('here');
if (code === undefined) {
  const stay = setInterval(() => undefined, 1000);
  process.once('SIGTERM', () => {
    console.log('gone');
    clearInterval(stay);
  });
} else process.exitCode = Number(code);
