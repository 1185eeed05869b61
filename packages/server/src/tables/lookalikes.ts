import type { User } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import type { Table } from './table.ts';

/** What bots are called in the client's languages, by level and as rivals: nobody should be mistaken for one. */
const BOTS = [
  'Bot',
  'Ephebe',
  'Efebo',
  'Eféb',
  'Эфеб',
  'Citizen',
  'Bürger',
  'Ciudadano',
  'Občan',
  'Гражданин',
  'Hoplite',
  'Hoplit',
  'Hoplita',
  'Hoplít',
  'Гоплит',
  'Trierarch',
  'Trierarca',
  'Triérarch',
  'Триерарх',
  'Strategos',
  'Stratege',
  'Estratego',
  'Stratég',
  'Стратег',
  'Archon',
  'Arconte',
  'Archón',
  'Архонт',
  'Solon',
  'Солон',
  'Cimon',
  'Kimon',
  'Кимон',
  'Pericles',
  'Perikles',
  'Перикл',
  'Aspasia',
  'Аспасия',
];

/**
 * Pairs of letters that look alike in most typefaces, the second a Latin one; letters that differ only in marks need no
 * pair.
 */
const ALIKE = new Map(
  (
    'аa вb еe ёe зz кk мm нh оo рp сc тt уy хx ѕs іl јj ԁd ԛq ԝw һh ӏl гr пn ьb АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІL ЅS ЈJ ' +
    'αa βb εe ζz ηn ιl κk νv οo ρp τt υu χx γy ωw ΑA ΒB ΕE ΖZ ΗH ΙL ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ' +
    'ıl øo đd łl ħh ɑa ɡg ɩl Il il 1l |l !l 0o 5s 8b'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1).toLowerCase()] as const),
);

/**
 * What the eye sees of a name: without marks, capitals, gaps and signs, and with one letter for all that look like it.
 * Two names with the same skeleton can be mistaken for each other. After Unicode's UTS 39, with a short table for our
 * players' scripts instead of its thousands of pairs.
 */
export function skeletonOf(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return bare
    .replaceAll(/./gu, (sign) => ALIKE.get(sign) ?? ALIKE.get(sign.toLowerCase()) ?? sign.toLowerCase())
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const BOT_SKELETONS = new Set(BOTS.map(skeletonOf));
const GUEST = /^(Guest )(\d+)$/;

/** The name with which a user sits down: it must not be mistaken for another's at this table, or for a bot's. */
export function nameAt({ seats }: Table, { id, name }: Pick<User, 'id' | 'name'>): string {
  const taken = new Set(
    seats.flatMap((seat) => {
      const other = seat.kind === 'open' ? seat.kept : seat.kind === 'player' ? seat : null;
      return other && other.user !== id ? [skeletonOf(other.name)] : [];
    }),
  );
  const isFree = (wanted: string) => {
    const skeleton = skeletonOf(wanted);
    return !(taken.has(skeleton) || BOT_SKELETONS.has(skeleton));
  };
  if (isFree(name)) return name;
  // Nobody chose that name, so another number will do.
  const [, guest = '', number] = GUEST.exec(name) ?? [];
  const next = [1, 2, 3, 4].map((more) => `${guest}${Number(number) + more}`).find(isFree);
  if (number !== undefined && next !== undefined) return next;
  throw new Refused(
    'name-taken',
    `${name} could be mistaken for somebody else at this table, or for a bot. Choose another name.`,
  );
}
