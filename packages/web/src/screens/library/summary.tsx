import {
  ACHIEVEMENTS,
  ACTIONS,
  CARD_IDS,
  CITY_IDS,
  contentOf,
  EVENT_IDS,
  RESOURCES,
  RULES_VERSION,
  TRACKS,
} from '@khora/engine';
import type { RuleBook, RuleId } from '@khora/locales';
import { useEffect } from 'react';
import {
  AchievementIcon,
  ActionTile,
  CityEmblem,
  Logo,
  Meander,
  ResourceIcon,
  TrackIcon,
} from '../../art/art.ts';
import { applySettings, getSettings } from '../../browser/settings.ts';
import { Cost, Requirement } from '../../table/pieces/pieces.tsx';
import { Page } from '../../ui/page.tsx';
import { useBookWords } from '../../words/book/book-words.ts';
import { useLanguage } from '../../words/language.tsx';
import { resourceHelp } from '../../words/resource-help.ts';
import { useRuleBook } from '../../words/rule-book.ts';
import { Sheet } from './sheet.tsx';
import { Developments } from './shelves/shelves.tsx';
import './summary.css';

/** To save ink, the sheets are printed dark on light even in the dark theme. */
function useDaylightInPrint(): void {
  useEffect(() => {
    const daylight = () => applySettings({ ...getSettings(), theme: 'light' });
    const back = () => applySettings(getSettings());
    window.addEventListener('beforeprint', daylight);
    window.addEventListener('afterprint', back);
    return () => {
      window.removeEventListener('beforeprint', daylight);
      window.removeEventListener('afterprint', back);
    };
  }, []);
}

/** The game on two pages, to print and keep with the box. */
export function SummaryScreen() {
  const w = useBookWords();
  const { t } = useLanguage();
  const book = useRuleBook();
  useDaylightInPrint();
  return (
    <Page title={w('summary.title')} wide>
      <p className="summary-buttons">
        <button type="button" className="button primary" onClick={() => window.print()}>
          {w('summary.print')}
        </button>
        <span>{w('summary.text')}</span>
      </p>
      {book === 'missing' && <p>{t('trouble.offline')}</p>}
      {book && book !== 'missing' && (
        // Wider than a phone, so it can be scrolled.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls
        <section className="sheets" aria-label={w('summary.title')} tabIndex={0}>
          <RulesSheet book={book} />
          <PiecesSheet />
        </section>
      )}
    </Page>
  );
}

const PHASES = ['event', 'tax', 'dice', 'action', 'progress', 'resolution', 'achievement'] as const;

/** The rules that a phase cannot do without. */
const NEEDED = {
  event: [],
  tax: [],
  dice: ['R2.C2', 'R2.C5', 'R2.C6', 'R2.C7'],
  action: ['R2.D9', 'R2.D12'],
  progress: ['R2.E2'],
  resolution: ['R2.F1'],
  achievement: ['R2.G2', 'R2.G3'],
} as const satisfies Readonly<Record<(typeof PHASES)[number], readonly RuleId[]>>;

/** Only what the printed books say; rulings are for the screen. */
function printed(book: RuleBook, rule: RuleId): string {
  return (book.text(rule).split(`${book.ruling}:`)[0] ?? '').trim();
}

function RulesSheet({ book }: { readonly book: RuleBook }) {
  const spoken = useLanguage();
  const { texts, t } = spoken;
  const w = useBookWords();
  const { levels } = contentOf(RULES_VERSION);
  const title = (section: string) => book.sections.find(({ id }) => id === section)?.title ?? '';
  return (
    <Sheet columns={2}>
      <header>
        <Logo className="sheet-logo" />
        <span>{w('summary.title')}</span>
        <Meander size={8} className="sheet-meander" />
      </header>
      <section>
        <h2>{title('setup')}</h2>
        <p>{printed(book, 'R1.1')}</p>
        <p>{printed(book, 'R1.3')}</p>
      </section>
      {PHASES.map((phase) => (
        <section key={phase}>
          <h2>
            {texts.phaseLetter(phase)} {texts.phase(phase)}
          </h2>
          <p>{t(`phases.${phase}`)}</p>
          {phase === 'action' && (
            <ul className="sheet-actions">
              {ACTIONS.map((action) => (
                <li key={action}>
                  <ActionTile action={action} size={26} />
                  <span>
                    <b>{texts.action(action)}:</b> {texts.actionEffect(action)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {phase === 'achievement' && (
            <p className="sheet-goals">
              {ACHIEVEMENTS.map((achievement) => (
                <span key={achievement}>
                  <AchievementIcon achievement={achievement} size={20} /> {texts.achievement(achievement)}
                </span>
              ))}
            </p>
          )}
          {NEEDED[phase].map((rule) => (
            <p key={rule}>{printed(book, rule)}</p>
          ))}
        </section>
      ))}
      {TRACKS.map((track) => (
        <section key={track}>
          <h2>
            <TrackIcon track={track} size={18} /> {texts.track(track)}
          </h2>
          <p className="sheet-levels">
            {levels[track].flatMap((level, at) =>
              level
                ? [
                    <span key={`${track}${String(at)}`}>
                      <b>{at}</b> <Cost drachmas={level.cost} /> {texts.levelEffect(track, at)}
                    </span>,
                  ]
                : [],
            )}
          </p>
        </section>
      ))}
      <section>
        <h2>{title('gains')}</h2>
        <ul className="sheet-actions">
          {RESOURCES.map((resource) => (
            <li key={resource}>
              <ResourceIcon resource={resource} size={18} />
              <span>
                <b>{texts.resource(resource)}:</b> {resourceHelp(spoken, resource, RULES_VERSION)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{title('end')}</h2>
        <p>{printed(book, 'R4.1')}</p>
        <p>{printed(book, 'R4.2')}</p>
      </section>
    </Sheet>
  );
}

const KINDS = ['immediate', 'ongoing', 'endGame'] as const;

function PiecesSheet() {
  const { texts, t } = useLanguage();
  const { cards } = contentOf(RULES_VERSION);
  const all = CARD_IDS.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ id, card }] : [];
  });
  return (
    <Sheet columns={3}>
      {KINDS.map((kind) => (
        <section key={kind}>
          <h2>
            {t('library.cards')}: {texts.cardKind(kind)}
          </h2>
          {all
            .filter(({ card }) => card.kind === kind)
            .map(({ id, card }) => (
              <p key={id} className="sheet-piece">
                <b>{texts.card(id)}</b> <Requirement requires={card.requires} /> <Cost drachmas={card.cost} />{' '}
                {texts.cardEffect(id)}
              </p>
            ))}
        </section>
      ))}
      {CITY_IDS.map((id) => (
        <section key={id} className="sheet-city">
          <h2>
            <CityEmblem city={id} size={18} /> {texts.city(id)}
          </h2>
          <Developments city={id} />
        </section>
      ))}
      <section>
        <h2>{t('library.events')}</h2>
        {EVENT_IDS.map((id) => (
          <p key={id} className="sheet-piece">
            <b>{texts.event(id)}</b> {texts.eventEffect(id)}
          </p>
        ))}
      </section>
      <footer>{texts.word('unofficial')}</footer>
    </Sheet>
  );
}
