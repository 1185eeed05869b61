import { seatOf, type Table } from '../tables/table.ts';
import { SEAT_LETTERS } from './picture.ts';
import { PREVIEW_WORDS, variantsOf } from './words.ts';

/** What messengers show for a link. */
interface Preview {
  readonly title: string;
  readonly description: string;
  /** The seats, for the picture. */
  readonly seats: string;
}

/** The languages in which links are announced. */
export const PREVIEW_LANGUAGES = Object.keys(PREVIEW_WORDS);

/**
 * What a link to a table says: who invites, and what is played. If there is no such table, or the reader may not know
 * it, it says nothing.
 */
export function previewOf(table: Table | null, language: string): Preview {
  const words = PREVIEW_WORDS[language] ?? PREVIEW_WORDS.en;
  if (!words) throw new Error('English is always there.');
  if (!table) return { title: words.anybody, description: words.about, seats: 'oooo' };
  const { founding, seats } = table;
  const { settings, owner } = founding;
  const seat = seatOf(table, owner);
  const host = seat === null ? undefined : seats[seat];
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const facts = [
    `${words.players}: ${seats.length}`,
    ...(table.status === 'gathering' ? [`${words.free}: ${free}`] : []),
    words.clock(settings.clock),
    ...(settings.rated ? [words.rated] : []),
    ...variantsOf(settings).map((variant) => words.variants[variant]),
  ];
  return {
    title: table.status === 'gathering' && host?.kind === 'player' ? words.invites(host.name) : words.anybody,
    description: `${facts.join(', ')}. ${words.about}`,
    seats: seats.map(({ kind }) => SEAT_LETTERS[kind]).join(''),
  };
}

interface PageOptions {
  readonly language: string;
  /** Where the server is reached, without a slash at the end. */
  readonly origin: string;
  readonly path: string;
  /** The table in the client. */
  readonly target: string;
}

/** A page for messengers to read; browsers go straight on to the table. */
export function previewPage({ title, description, seats }: Preview, options: PageOptions): string {
  const { language, origin, path, target } = options;
  const picture = `${origin}/preview/${seats}.png`;
  const tags: readonly (readonly [name: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Khôra'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + path],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', '600'],
    ['og:image:height', '315'],
    ['twitter:card', 'summary_large_image'],
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta name="robots" content="noindex">
${tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`).join('\n')}
<meta http-equiv="refresh" content="0; url=${escaped(target)}">
</head>
<body><a href="${escaped(target)}">${escaped(title)}</a></body>
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
