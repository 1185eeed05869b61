import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Installs Debian packages if we may, with or without what Debian recommends; returns whether it did. */
export function installDebian(
  packages: readonly string[],
  { recommended }: { readonly recommended: boolean },
): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(' and ')} for the browser tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-qq', 'update'], { env, stdio: 'inherit' });
  execFileSync(
    'apt-get',
    ['-qq', 'install', '-y', ...(recommended ? [] : ['--no-install-recommends']), ...packages],
    { env, stdio: 'inherit' },
  );
  return true;
}

/** A Chromium to test in: the system's, otherwise Debian's if we may install it, otherwise the one packed for npm. */
export async function chromiumPath(): Promise<string> {
  const found = () => PLACES.find((path) => existsSync(path));
  if (!found()) installDebian(['chromium', 'chromium-headless-shell'], { recommended: true });
  const installed = found();
  if (installed) return installed;
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The same browser without a window, where there is one. It takes a third less processor time, but hyphenates no words and
 * shows no notifications.
 */
export async function shellPath(): Promise<string> {
  const whole = await chromiumPath();
  return existsSync(SHELL) ? SHELL : whole;
}

/** A free port. Worker processes of the run inherit it through the environment. */
export async function freePort(): Promise<number> {
  const known = Number(process.env.E2E_PORT);
  if (known > 0) return known;
  const port = await new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  process.env.E2E_PORT = String(port);
  return port;
}
