import type { Language } from '@khora/locales';
import { Files } from '../browser/storage.ts';

interface PushText {
  readonly title: string;
  readonly body: string;
}

/** What notifications say about a turn and about an invitation. */
interface PushWords extends PushText {
  readonly invited: PushText;
}

const WORDS: Readonly<Record<Language, PushWords>> = {
  en: {
    title: 'Your turn',
    body: 'The table is waiting for you.',
    invited: { title: 'You are invited', body: 'Someone would like you at their table.' },
  },
  de: {
    title: 'Du bist dran',
    body: 'Am Tisch wird auf dich gewartet.',
    invited: { title: 'Du bist eingeladen', body: 'Jemand hätte dich gern am Tisch.' },
  },
  es: {
    title: 'Te toca',
    body: 'Te esperan en la mesa.',
    invited: { title: 'Tienes una invitación', body: 'Alguien te invita a su mesa.' },
  },
  cs: {
    title: 'Jste na tahu',
    body: 'U stolu se čeká na vás.',
    invited: { title: 'Máte pozvánku', body: 'Někdo vás zve ke stolu.' },
  },
  ru: {
    title: 'Ваш ход',
    body: 'За столом вас ждут.',
    invited: { title: 'Вас приглашают', body: 'Кто-то зовёт вас за стол.' },
  },
};

/** Where the service worker finds the words: it has no settings of its own. */
const files = new Files('khora.push');
const FILE = 'push-words.json';

/** Stores the words for future notifications. */
export async function keepPushWords(language: Language): Promise<void> {
  const words = { language, ...WORDS[language] };
  await files.keep(new URL(FILE, window.location.href).href, JSON.stringify(words));
}

/** Replaces them in another language, if any were stored. */
export async function translatePushWords(language: Language): Promise<void> {
  if (await files.exist()) await keepPushWords(language);
}

/**
 * For the service worker at `home`: what the page stored or, if the browser lost it, the same in the browser's
 * language.
 */
export async function pushWords(home: string, languages: readonly string[]): Promise<PushWords> {
  const known: Readonly<Partial<Record<string, PushWords>>> = WORDS;
  const own = languages.map((tag) => known[tag.slice(0, 2)]).find((words) => words !== undefined) ?? WORDS.en;
  const kept = await files.kept(new URL(FILE, home).href);
  // Earlier pages stored no words for invitations.
  return kept ? { ...own, ...(JSON.parse(kept) as Partial<PushWords>) } : own;
}
