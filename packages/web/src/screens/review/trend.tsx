import { useEffect, useState } from 'react';
import { type KeptReview, listReviews } from '../../browser/reviews.ts';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { type Cost, costsOf, type Sorting } from './costs.ts';
import { amount, basisOf } from './measures.ts';
import '../../ui/plain-table.css';

const RECENT = 3;

/** Which phases and kinds of decision cost the player of this device most, over all reviewed games and lately. */
export function Trend() {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const [kept, setKept] = useState<readonly KeptReview[]>([]);
  useEffect(() => {
    // Only games in which it is clear who the player was.
    const read = async () => setKept((await listReviews()).filter(({ seat }) => seat !== null));
    void read();
  }, []);
  if (kept.length === 0) return null;
  const games = kept.map(({ seat, review }) => review.decisions.filter((decision) => decision.seat === seat));
  const kinds = costsOf(games, { by: 'kind', recent: RECENT });
  const phases = costsOf(games, { by: 'phase', recent: RECENT });
  return (
    <section>
      <h2>{w('practice.trend')}</h2>
      <p className="detail">{w('practice.trendText', { games: games.length })}</p>
      <Costs
        title={w('practice.kind')}
        rows={kinds.map((cost) => ({ ...cost, name: texts.move(cost.of) }))}
      />
      <Costs
        title={w('practice.phase')}
        rows={phases.map((cost) => ({ ...cost, name: texts.phase(cost.of) }))}
      />
      <p className="detail">
        {w(
          'practice.basis',
          basisOf(
            texts,
            kept.map(({ review }) => review),
          ),
        )}
      </p>
    </section>
  );
}

interface CostsProps {
  readonly title: string;
  readonly rows: readonly (Pick<Cost<Sorting>, 'all' | 'recent' | 'games'> & { readonly name: string })[];
}

function Costs({ title, rows }: CostsProps) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const most = Math.max(...rows.flatMap(({ games }) => games));
  const isCourse = rows.some(({ games }) => games.length > 1);
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{w('practice.all')}</th>
          <th scope="col">{w('practice.last')}</th>
          {isCourse && <th scope="col">{w('practice.course')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, all, recent, games }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{amount(texts, 'points', all)}</td>
            <td>
              {amount(texts, 'points', recent)}
              <span aria-hidden="true">{arrow(all, recent)}</span>
            </td>
            {isCourse && (
              <td>
                <GameByGame costs={games.slice(-LATEST)} most={most} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many games the course shows, and how large it is drawn. */
const LATEST = 20;
const WIDTH = 96;
const HEIGHT = 24;

/** A line from the earliest to the latest game; all lines of a table have the same scale. */
function GameByGame({ costs, most }: { readonly costs: readonly number[]; readonly most: number }) {
  const { texts } = useLanguage();
  const x = (index: number) => 3 + ((WIDTH - 6) * index) / Math.max(1, costs.length - 1);
  const y = (cost: number) => HEIGHT - 3 - ((HEIGHT - 6) * cost) / Math.max(1, most);
  const label = costs.map((cost) => amount(texts, 'points', cost)).join(' · ');
  return (
    <svg className="trend-course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={costs.map((cost, index) => `${x(index)},${y(cost)}`).join(' ')} />
      <circle cx={x(costs.length - 1)} cy={y(costs.at(-1) ?? 0)} r={3} />
    </svg>
  );
}

const CLEARLY = 0.5;

/** Whether a kind of decision has become cheaper lately, or more expensive. */
function arrow(all: number, recent: number): string {
  if (recent < all - CLEARLY) return ' ↓';
  return recent > all + CLEARLY ? ' ↑' : '';
}
