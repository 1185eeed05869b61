import type { ReactNode } from 'react';
import {
  AchievementIcon,
  ActionIcon,
  CityEmblem,
  Laurel,
  ResourceIcon,
  TokenIcon,
  TrackIcon,
} from '../../art/art.ts';
import type { LaurelId } from './laurels.ts';

const SIZE = 34;

/** What is inside the wreath. */
const MOTIFS: Readonly<Record<LaurelId, ReactNode>> = {
  beginning: <ActionIcon action={0} size={SIZE} />,
  victory: <ResourceIcon resource="points" size={SIZE} />,
  builder: <ActionIcon action={6} size={SIZE} />,
  summit: <TrackIcon track="culture" size={SIZE} />,
  scholar: <TokenIcon color="green" kind="minor" size={SIZE} />,
  explorer: <TokenIcon color="blue" kind="minor" size={SIZE} />,
  statesman: <ActionIcon action={5} size={SIZE} />,
  treasurer: <ResourceIcon resource="drachmas" size={SIZE} />,
  firsts: <AchievementIcon achievement="citizens" size={SIZE} />,
  balance: <TrackIcon track="economy" size={SIZE} />,
  persepolis: <TokenIcon color="red" kind="major" size={SIZE} />,
  glory: <ResourceIcon resource="glory" size={SIZE} />,
  hair: <ActionIcon action={3} size={SIZE} />,
  landslide: <ActionIcon action={4} size={SIZE} />,
  comeback: <CityEmblem city="miletus" size={SIZE} />,
  peace: <CityEmblem city="olympia" size={SIZE} />,
  stoic: <ResourceIcon resource="scrolls" size={SIZE} />,
  frugal: <ActionIcon action={1} size={SIZE} />,
  hundred: <AchievementIcon achievement="points" size={SIZE} />,
  archon: <CityEmblem city="athens" size={SIZE} />,
  people: <ResourceIcon resource="citizens" size={SIZE} />,
  week: <ResourceIcon resource="taxes" size={SIZE} />,
  levels: <CityEmblem city="sparta" size={SIZE} />,
  cities: <CityEmblem city="corinth" size={SIZE} />,
  regular: <CityEmblem city="argos" size={SIZE} />,
};

/** A wreath around a sign of what it was won for. */
export function Medal({ laurel }: { readonly laurel: LaurelId }) {
  return (
    <span className="medal">
      <Laurel size={68} className="medal-wreath" />
      <span className="medal-motif">{MOTIFS[laurel]}</span>
    </span>
  );
}
