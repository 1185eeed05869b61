import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/forced.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { keepUpToDate } from './app/new-version.ts';
import { watchErrors } from './browser/errors.ts';

watchErrors();
const element = document.getElementById('root');
if (!element) throw new Error('The page has no root.');
const root = createRoot(element);
// After the page itself, which must not be delayed by what is stored for later.
window.addEventListener('load', () => void keepUpToDate());
// Each import is a task of its own, and a transition is drawn in slices, so that the page can respond in between.
await import('./words/language.tsx');
const { App } = await import('./app/app.tsx');
startTransition(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
