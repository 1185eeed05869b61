import { Component, type ReactNode } from 'react';
import { noteError } from '../browser/errors.ts';
import type { Route } from '../browser/router.ts';
import { currentEvidence } from '../game/client.ts';
import type { Evidence } from '../game/problem.ts';
import { TroubleScreen } from '../game/trouble-screen.tsx';

interface Guarded {
  readonly route: Route;
  readonly children: ReactNode;
}

interface Crash extends Evidence {
  readonly detail: string;
}

/** Catches what should not happen: the game is kept, and its record can be downloaded. */
export class CrashGuard extends Component<Guarded, { readonly crash: Crash | null }> {
  override readonly state: { readonly crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    // Now, because a table on a server is left with its screen.
    return { crash: { detail: String(error), ...currentEvidence() } };
  }

  override componentDidCatch(error: unknown): void {
    noteError(error);
  }

  /** Other screens may still work. */
  override componentDidUpdate({ route }: Guarded): void {
    if (route !== this.props.route && this.state.crash !== null) this.setState({ crash: null });
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    return <TroubleScreen trouble="broken" {...crash} />;
  }
}
