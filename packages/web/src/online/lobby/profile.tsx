import type { Profile } from '@khora/protocol';
import { useEffect, useState } from 'react';
import { CityEmblem } from '../../art/art.ts';
import { go } from '../../browser/router.ts';
import { Page } from '../../ui/page.tsx';
import { dayWords } from '../../words/dates.ts';
import { useLanguage } from '../../words/language.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { useMe } from '../account/me/me.ts';
import { accounts, people } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { TableList } from './table-list.tsx';
import './profile.css';

/** What everybody may know about a player. */
export function ProfileScreen({ user }: { readonly user: string }) {
  const w = useWords();
  const me = useMe();
  const { attempt, failure } = useAttempt();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => void attempt(async () => setProfile(await accounts.profile(user))), [attempt, user]);
  return (
    <Page title={profile?.name ?? w('profile.title')}>
      <FailureNote failure={failure} />
      {profile && me && me.id !== user && <Relate user={user} name={profile.name} />}
      {profile && <Shown profile={profile} />}
    </Page>
  );
}

/** To befriend or to block somebody. */
function Relate({ user, name }: { readonly user: string; readonly name: string }) {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  const relate = (work: (who: string) => Promise<unknown>) =>
    void attempt(async () => {
      await work(user);
      go({ screen: 'friends' });
    });
  return (
    <p>
      <button type="button" className="button small" onClick={() => relate(people.befriend)}>
        {w('friends.add')}
      </button>{' '}
      <button type="button" className="button quiet small" onClick={() => relate(people.block)}>
        {w('friends.block', { name })}
      </button>
      <FailureNote failure={failure} />
    </p>
  );
}

function Shown({ profile }: { readonly profile: Profile }) {
  const w = useWords();
  const { texts } = useLanguage();
  const { games, wins, aborted, rating, ratings, cities, curve, daysOff, latest } = profile;
  const date = (time: number) => dayWords(texts.locale, time);
  return (
    <>
      <dl className="figures">
        <Figure label={w('profile.games')} value={games} />
        <Figure label={w('profile.wins')} value={wins} />
        {aborted > 0 && <Figure label={w('profile.aborted')} value={aborted} />}
        <Figure label={w('profile.rating')} value={rating ? rating.value.toFixed(1) : '–'} />
      </dl>
      {daysOff.map(({ from, until }) => (
        <p key={from}>
          {w('daysOff.title')}: {w('daysOff.period', { from: date(from), until: date(until) })}
        </p>
      ))}
      {ratings.length > 0 && (
        <table className="city-results">
          <thead>
            <tr>
              <th scope="col">{w('best.kind')}</th>
              <th scope="col">{w('profile.rating')}</th>
              <th scope="col">{w('profile.games')}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ kind, value, games: played }) => (
              <tr key={kind}>
                <th scope="row">{w(`kinds.${kind}`)}</th>
                <td>{value.toFixed(1)}</td>
                <td>{played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {curve.length > 1 && <Curve values={curve.map(({ value }) => value)} />}
      {cities.length > 0 && (
        <section className="table-list">
          <h2>{w('profile.cities')}</h2>
          <table className="city-results">
            <thead>
              <tr>
                <th scope="col">{w('profile.city')}</th>
                <th scope="col">{w('profile.games')}</th>
                <th scope="col">{w('profile.wins')}</th>
                <th scope="col">{w('profile.average')}</th>
              </tr>
            </thead>
            <tbody>
              {cities.map(({ city, games: played, wins: won, averagePoints }) => (
                <tr key={city}>
                  <th scope="row">
                    <CityEmblem city={city} size={28} /> {texts.city(city)}
                  </th>
                  <td>{played}</td>
                  <td>{won}</td>
                  <td>{averagePoints.toFixed(1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <TableList title={w('games.latest')} list={latest} user={profile.id} empty={w('games.none')} />
    </>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number | string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const WIDTH = 600;
const HEIGHT = 140;

/** The rating after each game. */
function Curve({ values }: { readonly values: readonly number[] }) {
  const w = useWords();
  const low = Math.min(...values);
  const high = Math.max(...values);
  const point = (value: number, index: number) => {
    const x = 8 + ((WIDTH - 16) * index) / (values.length - 1);
    const y = HEIGHT - 10 - ((HEIGHT - 20) * (value - low)) / Math.max(1, high - low);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const label = w('profile.curve', {
    from: (values[0] ?? 0).toFixed(1),
    to: (values.at(-1) ?? 0).toFixed(1),
    count: values.length,
  });
  return (
    <figure className="rating-curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <polyline points={values.map(point).join(' ')} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
