import {
  ACTIONS,
  type Action,
  CARD_IDS,
  type CardId,
  CITY_IDS,
  type CityId,
  contentOf,
  EVENT_IDS,
  type EventId,
  RULES_VERSION,
  SPACES,
  type SpaceId,
  TRACKS,
  type Track,
} from '@khora/engine';
import type { Rule, RuleBook, Texts } from '@khora/locales';
import type { Shelf } from '../../../browser/router.ts';
import type { Article } from './search.ts';

/** What can be looked up. */
type Piece =
  | { readonly shelf: 'cards'; readonly id: CardId }
  | { readonly shelf: 'cities'; readonly id: CityId }
  | { readonly shelf: 'events'; readonly id: EventId }
  | { readonly shelf: 'spaces'; readonly id: SpaceId }
  /** Actions and tracks, which are on one shelf. */
  | { readonly shelf: 'actions'; readonly id: string; readonly about: Action | Track }
  | { readonly shelf: 'rules'; readonly id: Rule['id']; readonly section: string };

export type BookArticle = Article & Piece;

const DEVELOPMENTS = [1, 2, 3, 4];

/** Many a rule begins with what it is about: 'Exploring: …'. */
const TOPIC = /^[^.:]{1,40}(?=: )/;

function topicOf(text: string): string {
  return TOPIC.exec(text)?.[0] ?? '';
}

/** Everything in the book by name, components first; one by one, because each has to be put into words. */
export function* articlesOf(
  texts: Texts,
  book: RuleBook | null,
  shelfName: (shelf: Shelf) => string,
): Generator<BookArticle, void> {
  const { cards, levels } = contentOf(RULES_VERSION);
  for (const id of CARD_IDS) {
    const card = cards.get(id);
    yield {
      shelf: 'cards',
      id,
      name: texts.card(id),
      kind: `${shelfName('cards')} ${card ? texts.cardKind(card.kind) : ''}`,
      text: texts.cardEffect(id),
    };
  }
  for (const id of CITY_IDS) {
    const text = DEVELOPMENTS.map((number) => `${number} ${texts.developmentEffect(id, number)}`).join(' ');
    yield { shelf: 'cities', id, name: texts.city(id), kind: shelfName('cities'), text };
  }
  for (const id of EVENT_IDS)
    yield {
      shelf: 'events',
      id,
      name: texts.event(id),
      kind: shelfName('events'),
      text: texts.eventEffect(id),
    };
  for (const action of ACTIONS)
    yield {
      shelf: 'actions',
      id: String(action),
      about: action,
      name: texts.action(action),
      kind: `${shelfName('actions')} ${action}`,
      text: texts.actionEffect(action),
    };
  for (const track of TRACKS) {
    const effects = levels[track].flatMap((level, at) => (level ? [texts.levelEffect(track, at)] : []));
    yield {
      shelf: 'actions',
      id: track,
      about: track,
      name: texts.track(track),
      kind: shelfName('actions'),
      text: effects.join(' '),
    };
  }
  for (const { id } of SPACES)
    yield {
      shelf: 'spaces',
      id,
      name: texts.space(id),
      kind: shelfName('spaces'),
      text: texts.spaceEffect(id),
    };
  for (const { title, rules } of book?.sections ?? [])
    for (const { id, text } of rules)
      yield { shelf: 'rules', id, section: title, name: id, kind: `${title} ${topicOf(text)}`, text };
}
