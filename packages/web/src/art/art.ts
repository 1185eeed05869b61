import { memo } from 'react';
import * as frieze from './panoramas/frieze.tsx';
import * as map from './panoramas/map.tsx';
import * as skylines from './panoramas/skylines.tsx';
import * as cards from './scenes/cards.tsx';
import * as events from './scenes/events.tsx';
import * as actions from './signs/actions.tsx';
import * as clepsydra from './signs/clepsydra.tsx';
import * as die from './signs/die.tsx';
import * as emblems from './signs/emblems.tsx';
import * as logo from './signs/logo.tsx';
import * as markers from './signs/markers.tsx';
import * as ornament from './signs/ornament.tsx';
import * as resources from './signs/resources.tsx';
import * as tokens from './signs/tokens.tsx';

// All pictures of the client: our own drawings, decorative, coloured by the theme. They are large and depend only on
// their properties: they are redrawn only when these change, so that a move at the table costs little.
export { Paints } from './kit/paints.tsx';
export { SPACE_POSITIONS } from './panoramas/map.tsx';
export { PLAYER_DICE } from './signs/markers.tsx';

export const AchievementIcon = memo(resources.AchievementIcon);
export const ActionIcon = memo(actions.ActionIcon);
export const ActionTile = memo(actions.ActionTile);
export const AegeanMap = memo(map.AegeanMap);
export const CardArt = memo(cards.CardArt);
export const CityEmblem = memo(emblems.CityEmblem);
export const CitySkyline = memo(skylines.CitySkyline);
export const Clepsydra = memo(clepsydra.Clepsydra);
export const Column = memo(ornament.Column);
export const Die = memo(die.Die);
export const EventArt = memo(events.EventArt);
export const Laurel = memo(ornament.Laurel);
export const Logo = memo(logo.Logo);
export const Meander = memo(ornament.Meander);
export const PlayerMarker = memo(markers.PlayerMarker);
export const PotteryFrieze = memo(frieze.PotteryFrieze);
export const ResourceIcon = memo(resources.ResourceIcon);
export const TokenIcon = memo(tokens.TokenIcon);
export const TrackIcon = memo(resources.TrackIcon);
