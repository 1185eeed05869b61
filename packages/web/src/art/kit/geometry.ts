/** Hand-drawn curves: outlines are given by the few points that matter, and drawn smoothly. */

import type { Placed } from './brush.tsx';

export type Point = readonly [x: number, y: number];
/** A point on a limb, and half the limb's thickness there. */
export type Joint = readonly [x: number, y: number, radius: number];

const round = (n: number) => Math.round(n * 100) / 100;
const at = <T>(list: readonly T[], index: number): T =>
  list[Math.max(0, Math.min(list.length - 1, index))] as T;

function between(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/** The outline of a limb through its joints: an arm, a leg, a neck, a tail. */
export function limb(...joints: readonly Joint[]): string {
  const steps = 7;
  const line: Joint[] = [];
  for (let i = 0; i < joints.length - 1; i++) {
    const [a, b, c, d] = [at(joints, i - 1), at(joints, i), at(joints, i + 1), at(joints, i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      line.push([
        between(a[0], b[0], c[0], d[0], t),
        between(a[1], b[1], c[1], d[1], t),
        Math.max(0.05, between(a[2], b[2], c[2], d[2], t)),
      ]);
    }
  }
  line.push(at(joints, joints.length - 1));
  const left: string[] = [];
  const right: string[] = [];
  for (const [i, [x, y, r]] of line.entries()) {
    const [px, py] = at(line, i - 1);
    const [nx, ny] = at(line, i + 1);
    const length = Math.hypot(nx - px, ny - py) || 1;
    const [dx, dy] = [((ny - py) / length) * r, (-(nx - px) / length) * r];
    left.push(`${round(x + dx)} ${round(y + dy)}`);
    right.unshift(`${round(x - dx)} ${round(y - dy)}`);
  }
  const [first, last] = [round(at(line, 0)[2]), round(at(line, line.length - 1)[2])];
  return `M${left.join('L')}A${last} ${last} 0 0 1 ${right.join('L')}A${first} ${first} 0 0 1 ${left[0]}Z`;
}

/** A smooth outline through "x,y" points; a point with "!" after it is a corner. Closed unless `open`. */
export function outline(points: string, { open = false } = {}): string {
  const list = points
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
      return { x, y, corner: word.endsWith('!') };
    });
  const size = list.length;
  const get = (i: number) => (open ? at(list, i) : at(list, ((i % size) + size) % size));
  const start = get(0);
  let path = `M${start.x} ${start.y}`;
  for (let i = 0; i < (open ? size - 1 : size); i++) {
    const [b, c] = [get(i), get(i + 1)];
    const a = b.corner ? b : get(i - 1);
    const d = c.corner ? c : get(i + 2);
    path += `C${round(b.x + (c.x - a.x) / 6)} ${round(b.y + (c.y - a.y) / 6)} ${round(c.x - (d.x - b.x) / 6)} ${round(c.y - (d.y - b.y) / 6)} ${c.x} ${c.y}`;
  }
  return open ? path : `${path}Z`;
}

const PAIR = /(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)/g;

/** A path of absolute M, L, C and Z, moved to where `Place` would put it, so that many of them can be one element. */
export function moved(d: string, { x = 0, y = 0, scale = 1, flip = false, turn = 0 }: Placed): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return d.replace(PAIR, (_, first: string, second: string) => {
    const px = flip ? -Number(first) : Number(first);
    const py = Number(second);
    return `${round(x + px * cos - py * sin)} ${round(y + px * sin + py * cos)} `;
  });
}

/** Numbers 0 to count - 1, for repeated ornament. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
