import {
  COLORS,
  type Color,
  type PlayerView,
  RESOURCES,
  type Resource,
  SIZES,
  type Size,
  TRACKS,
  type Track,
} from '@khora/engine';

/** What changes for a player between two positions. */
export interface Delta {
  readonly resources: readonly { readonly resource: Resource; readonly by: number }[];
  readonly tracks: readonly { readonly track: Track; readonly to: number }[];
  readonly tokens: readonly { readonly color: Color; readonly size: Size; readonly by: number }[];
}

export function isNothing({ resources, tracks, tokens }: Delta): boolean {
  return resources.length + tracks.length + tokens.length === 0;
}

export function deltaOf(before: PlayerView, after: PlayerView): Delta {
  return {
    resources: RESOURCES.flatMap((resource) => {
      const by = after[resource] - before[resource];
      return by === 0 ? [] : [{ resource, by }];
    }),
    tracks: TRACKS.flatMap((track) => (after[track] === before[track] ? [] : [{ track, to: after[track] }])),
    tokens: COLORS.flatMap((color) =>
      SIZES.flatMap((size) => {
        const by = after.knowledge[color][size] - before.knowledge[color][size];
        return by === 0 ? [] : [{ color, size, by }];
      }),
    ),
  };
}
