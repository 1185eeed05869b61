import type { ActRequest, LoggedAct, Person, ReportedLine } from '@khora/protocol';
import { InputError, messageOf } from '../terminal/errors.ts';

/** The line to a server, for those who look after it. */
export class AdminLine {
  private readonly server: string;
  private readonly token: string;

  constructor(server: string, token: string | undefined) {
    if (!token)
      throw new InputError(
        'KHORA_TOKEN is not set: create an API key in your account that allows moderating, and put it there.',
      );
    this.server = server;
    this.token = token;
  }

  reports(before = Number.MAX_SAFE_INTEGER): Promise<ReportedLine[]> {
    return this.ask('GET', `reports?before=${before}`) as Promise<ReportedLine[]>;
  }

  log(): Promise<LoggedAct[]> {
    return this.ask('GET', 'acts') as Promise<LoggedAct[]>;
  }

  person(who: string): Promise<Person> {
    return this.ask('GET', `people/${encodeURIComponent(who)}`) as Promise<Person>;
  }

  async act(act: ActRequest): Promise<void> {
    await this.ask('POST', 'acts', act);
  }

  private async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    let response: Response;
    try {
      response = await fetch(new URL(`/api/moderation/${path}`, this.server), {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new InputError(
        `${this.server} does not answer (${messageOf(error)}): name the server with --server or KHORA_URL.`,
      );
    }
    const answer = (await response.json().catch(() => ({}))) as { readonly message?: string };
    if (!response.ok) throw new InputError(answer.message ?? `The server answered ${response.status}.`);
    return answer;
  }
}
