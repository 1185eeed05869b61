/** All pictures of the client: our own drawings, decorative, coloured by the theme. */

export { ActionIcon, ActionTile } from './actions.tsx';
export { CardArt } from './cards.tsx';
export { CityEmblem } from './cities.tsx';
export { Die, type DieValue } from './die.tsx';
export { EventArt } from './events.tsx';
export { PotteryFrieze } from './frieze.tsx';
export { Logo } from './logo.tsx';
export { AegeanMap, SPACE_POSITIONS } from './map.tsx';
export { PLAYER_COLORS, PLAYER_DICE, PlayerMarker } from './markers.tsx';
export { Column, Laurel, Meander } from './ornament.tsx';
export { Paints } from './paints.tsx';
export { AchievementIcon, ResourceIcon, TrackIcon } from './resources.tsx';
export { CitySkyline } from './skylines.tsx';
export { TokenIcon } from './tokens.tsx';
