import { memo } from 'react';
import * as art from '../art/index.ts';

// The pictures are large and never change by themselves: they are drawn again only for other properties, so that a move
// at the table costs little.
export { type DieValue, Paints, PLAYER_COLORS, PLAYER_DICE, SPACE_POSITIONS } from '../art/index.ts';

export const AchievementIcon = memo(art.AchievementIcon);
export const ActionIcon = memo(art.ActionIcon);
export const ActionTile = memo(art.ActionTile);
export const AegeanMap = memo(art.AegeanMap);
export const CardArt = memo(art.CardArt);
export const CityEmblem = memo(art.CityEmblem);
export const CitySkyline = memo(art.CitySkyline);
export const Column = memo(art.Column);
export const Die = memo(art.Die);
export const EventArt = memo(art.EventArt);
export const Laurel = memo(art.Laurel);
export const Logo = memo(art.Logo);
export const Meander = memo(art.Meander);
export const PlayerMarker = memo(art.PlayerMarker);
export const PotteryFrieze = memo(art.PotteryFrieze);
export const ResourceIcon = memo(art.ResourceIcon);
export const TokenIcon = memo(art.TokenIcon);
export const TrackIcon = memo(art.TrackIcon);
