import { Component, type ReactNode } from 'react';
import { currentRecord } from '../game/client.ts';
import { TroubleScreen } from '../screens/trouble.tsx';

/** Catches what should not happen: the game is kept, and its record can be taken along. */
export class CrashGuard extends Component<
  { readonly children: ReactNode },
  { readonly crash: string | null }
> {
  override readonly state: { readonly crash: string | null } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: String(error) };
  }

  override componentDidMount(): void {
    window.addEventListener('hashchange', this.recover);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('hashchange', this.recover);
  }

  private readonly recover = () => this.setState({ crash: null });

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    return <TroubleScreen trouble="broken" detail={crash} record={currentRecord()} />;
  }
}
