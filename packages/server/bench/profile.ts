// Loaded into a server before everything else: SIGUSR2 begins a profile of its main thread, a second one writes it down.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
let isOn = false;
process.on('SIGUSR2', () => {
  if (isOn)
    void session
      .post('Profiler.stop')
      .then(({ profile }) => writeFileSync(process.env.PROFILE ?? '', JSON.stringify(profile)));
  else void session.post('Profiler.enable').then(() => session.post('Profiler.start'));
  isOn = !isOn;
});
