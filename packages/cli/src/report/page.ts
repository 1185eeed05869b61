import { RULES_VERSION } from '@khora/engine';
import { english } from '@khora/locales';
import { commandOf, type Simulation } from '../simulate/simulation.ts';
import { type FortuneTable, resultTables } from '../simulate/table.ts';
import type { Tally } from '../simulate/tally.ts';
import { count } from '../terminal/numbers.ts';
import { cardChart, cityChart, roundChart, scoreChart, sourceChart } from './charts.ts';

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #f6f4ef; color: #2b2b33; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 54rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 0 0 .25rem; }
section { background: #fff; border: 1px solid #e4e2dc; border-radius: 10px; padding: 1.25rem; margin-top: 1.25rem; }
p { margin: 0 0 .75rem; color: #5d5d66; max-width: 46rem; }
code { background: #efece4; border-radius: 4px; padding: .1rem .35rem; font-size: .875rem; overflow-wrap: anywhere; }
svg { display: block; width: 100%; height: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin-bottom: 1rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #eeece6; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th { font-weight: 600; color: #5d5d66; font-size: .875rem; }`;

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function section(title: string, about: string, body: string): string {
  return `<section>\n<h2>${title}</h2>\n<p>${about}</p>\n${body}\n</section>`;
}

function htmlTable({ columns, rows }: FortuneTable): string {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`;
  const head = cells(
    'th',
    columns.map(({ title }) => title),
  );
  return `<table><thead>${head}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;
}

/** The whole report as one file that needs nothing else. */
export function reportPage(simulation: Simulation, tally: Tally): string {
  const { players } = simulation.setup;
  const tables = resultTables(simulation, tally).map(htmlTable).join('\n');
  const how = simulation.rotate
    ? `${count(tally.deals)} deals, each with every rotation of the bots`
    : 'every bot at its own seat';
  const cards = cardChart(tally, { players, texts: english });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Khôra: ${count(tally.games)} games</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${count(tally.games)} games of Khôra</h1>
<p>${players} players, ${how}; rules version ${RULES_VERSION}. Made by <code>${escapeHtml(commandOf(simulation))}</code></p>
${section('Results', `Shared wins count as fractions. Intervals are of 95 %: Wilson's for win rates, for points from the spread between deals. Even play wins ${(100 / players).toFixed(0)} %.`, `<div class="scroll">${tables}</div>`)}
${section('Final points', 'How often each total was reached, by bot.', scoreChart(tally))}
${simulation.rotate ? '' : section('Cities', 'Share of games won with each city, with 95 % intervals.', cityChart(tally, players, english))}
${section('Where points come from', 'Mean points of a game by source.', sourceChart(tally, english))}
${section('Points by round', 'Mean points at the end of each round, and after the final scoring.', roundChart(tally))}
${section('Cards', 'Share of games won by players who played a card (how many in brackets, with 95 % intervals) and by those who did not. A strong position makes a card easier to play, so this is no proof that the card makes the position strong; where bots of different strength play, it also shows who likes the card.', cards || '<p>Too few games: no card was played by 20 players and left out by 20.</p>')}
</main>
</body>
</html>
`;
}
