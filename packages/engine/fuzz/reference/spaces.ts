import { gainsIn } from './phrases.ts';
import { PAGE, rows } from './tables.ts';
import { COLORS, type Color, type Gains, type Size, sure } from './words.ts';

export interface Space {
  readonly id: string;
  readonly need: number;
  readonly loss: number;
  readonly tokens: readonly Color[];
  readonly size: Size;
  readonly gains: Gains;
}

function spaces(): Space[] {
  const all = rows('Exploration spaces').flatMap((cells) =>
    cells.map((cell, column): Space => {
      const [size = '', numbers = '', ...benefit] = cell.split(' ');
      const [need, loss] = numbers.split('/').map(Number);
      const color = sure(COLORS[column], 'a colour');
      return {
        id: `${color}-${need}-${loss}`,
        need: sure(need, 'a need'),
        loss: sure(loss, 'a loss'),
        tokens: [color],
        size: size === 'major' ? 'major' : 'minor',
        gains: benefit[0] === '–' ? {} : gainsIn(benefit.join(', ')),
      };
    }),
  );
  return all.map((space) => {
    const twins = all.filter(({ id }) => id === space.id);
    return twins.length === 1 ? space : { ...space, id: `${space.id}${'ab'[twins.indexOf(space)]}` };
  });
}

function persepolis(): Space {
  const numbers = /^Persepolis: need (\d+), loss (\d+), no further benefit, gives one major of each colour/m;
  const [, need, loss] = sure(numbers.exec(PAGE), 'Persepolis');
  return {
    id: 'persepolis',
    need: Number(need),
    loss: Number(loss),
    tokens: COLORS,
    size: 'major',
    gains: {},
  };
}

export const SPACES: readonly Space[] = [...spaces(), persepolis()];
