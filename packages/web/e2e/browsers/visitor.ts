import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { anyPort } from '../online/online-server.ts';

/** A visitor with a browser that Playwright cannot drive: they look at a page and press what they see. */
export interface Visitor {
  goTo(url: string): Promise<void>;
  /** Runs a function in the page, with plain data in and out; waits for a promise. */
  look<In, Out>(script: (given: In) => Out, given: In): Promise<Awaited<Out>>;
  /** Presses the mouse's button at a point of the window. */
  press(x: number, y: number): Promise<void>;
  leave(): Promise<void>;
}

const WINDOW = { width: 1280, height: 800 };
/** How long anything may take: many times what it needs, because the machine may be busy. */
const PATIENCE = 120_000;

/** Firefox, over WebDriver BiDi. */
class Firefox implements Visitor {
  private readonly browser: Browser;
  private readonly page: Page;

  constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
  }

  async goTo(url: string): Promise<void> {
    await this.page.goto(url, { timeout: PATIENCE });
  }

  async look<In, Out>(script: (given: In) => Out, given: In): Promise<Awaited<Out>> {
    const answer = await this.page.evaluate(`(${String(script)})(${JSON.stringify(given)})`);
    return answer as Awaited<Out>;
  }

  async press(x: number, y: number): Promise<void> {
    await this.page.mouse.click(x, y);
  }

  async leave(): Promise<void> {
    await this.browser.close();
  }
}

export async function withFirefox(executablePath: string): Promise<Visitor> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    timeout: PATIENCE,
    protocolTimeout: PATIENCE,
  });
  return new Firefox(browser, await browser.newPage());
}

/** WebKit, over classic WebDriver: a handful of HTTP requests. */
class WebKit implements Visitor {
  private readonly session: string;
  private readonly end: () => Promise<void>;

  constructor(session: string, end: () => Promise<void>) {
    this.session = session;
    this.end = end;
  }

  async goTo(url: string): Promise<void> {
    await send('POST', `${this.session}/url`, { url });
  }

  async look<In, Out>(script: (given: In) => Out, given: In): Promise<Awaited<Out>> {
    const body = { script: `return (${String(script)})(arguments[0])`, args: [given] };
    return (await send('POST', `${this.session}/execute/sync`, body)) as Awaited<Out>;
  }

  async press(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await send('POST', `${this.session}/actions`, {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  async leave(): Promise<void> {
    try {
      await send('DELETE', this.session);
    } finally {
      await this.end();
    }
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { message?: string } | null };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value?.message}`);
  return value;
}

/** Debian's WebKit has no headless mode, so it and its driver get an invisible screen. */
export async function withWebKit(driver: string): Promise<Visitor> {
  const children: ChildProcess[] = [];
  const end = async () => {
    for (const child of children.toReversed()) {
      const ended = once(child, 'exit');
      if (child.kill()) await ended;
    }
  };
  try {
    const screen = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
    const xvfb = spawn('/usr/bin/Xvfb', screen, { stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(xvfb);
    const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
    const port = await anyPort();
    const env = {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // Without a graphics card, painting in layers takes four times as long.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    };
    const child = spawn(driver, [`--port=${port}`], { env, stdio: 'inherit' });
    children.push(child);
    return new WebKit(await newSession(`http://127.0.0.1:${port}`, child), end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function newSession(origin: string, driver: ChildProcess): Promise<string> {
  await answering(origin, driver);
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const browser = {
    browserName: 'MiniBrowser',
    timeouts: { script: PATIENCE },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const session = await send('POST', `${origin}/session`, { capabilities: { alwaysMatch: browser } });
  const url = `${origin}/session/${(session as { sessionId: string }).sessionId}`;
  await send('POST', `${url}/window/rect`, WINDOW);
  return url;
}

/** Asks until the driver answers. */
async function answering(origin: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    try {
      await send('GET', `${origin}/status`);
      return;
    } catch {
      await new Promise((next) => setTimeout(next, 50));
    }
  }
  throw new Error(`The driver of WebKit ended with ${driver.exitCode}.`);
}
