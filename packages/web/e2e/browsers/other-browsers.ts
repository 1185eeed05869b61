import { existsSync } from 'node:fs';
import { installDebian } from './browser.ts';
import { type Visitor, withFirefox, withWebKit } from './visitor.ts';

interface OtherBrowser {
  /** Where it is, or what drives it. */
  readonly find: () => string | undefined;
  /** What Debian calls it. */
  readonly packages: readonly string[];
  readonly open: (path: string) => Promise<Visitor>;
}

const firstOf = (...paths: readonly string[]) => paths.find((path) => existsSync(path));

const OTHERS: Readonly<Record<string, OtherBrowser>> = {
  firefox: {
    find: () =>
      firstOf(
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ),
    packages: ['firefox-esr'],
    open: withFirefox,
  },
  webkit: {
    find: () => firstOf('/usr/bin/Xvfb') && firstOf('/usr/bin/WebKitWebDriver'),
    packages: ['webkit2gtk-driver', 'xvfb'],
    open: withWebKit,
  },
};

/** The names of the other browsers that are installed, or can be. Says which are missing, and why. */
export function otherBrowsers(): string[] {
  return Object.entries(OTHERS).flatMap(([name, browser]) => {
    // Workers of the run read the configuration again, when all is installed that can be.
    if (!browser.find() && process.env.TEST_WORKER_INDEX === undefined) install(name, browser);
    return browser.find() ? [name] : [];
  });
}

function install(name: string, { packages }: OtherBrowser): void {
  const wanted = packages.join(' and ');
  try {
    if (!installDebian(packages, { recommended: false }))
      console.warn(`NOT TESTED in ${name}: it is missing. On Debian, install ${wanted}.`);
  } catch (error) {
    console.warn(`NOT TESTED in ${name}: ${wanted} cannot be installed. ${String(error)}`);
  }
}

/** Somebody with this browser. */
export function visit(name: string): Promise<Visitor> {
  const browser = OTHERS[name];
  const path = browser?.find();
  if (!browser || !path) throw new Error(`There is no browser '${name}' here.`);
  return browser.open(path);
}
