import { createContext, type RefCallback, useContext, useEffect, useRef } from 'react';

/** What was looked for; a new `visit` goes to the same place again. */
interface Goal {
  readonly id: string | null;
  readonly visit: number;
}

const Context = createContext<Goal>({ id: null, visit: 0 });
export const GoalProvider = Context.Provider;

interface Spot {
  readonly ref: RefCallback<HTMLElement>;
  readonly 'data-place': string;
  readonly 'data-here'?: true;
  readonly tabIndex: -1;
}

/** For something in the book: if it was looked for, it scrolls into view and takes the focus as soon as it is drawn. */
export function useSpot(id: string): Spot {
  const { id: wanted, visit } = useContext(Context);
  const isHere = wanted === id;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isHere || visit < 0) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [isHere, visit]);
  return {
    ref: (drawn) => {
      element.current = drawn;
    },
    'data-place': id,
    ...(isHere && { 'data-here': true }),
    tabIndex: -1,
  };
}
