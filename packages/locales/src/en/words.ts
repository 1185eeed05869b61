/** Words for hosts: headings and labels that every client needs. */
export const words = {
  words: {
    game: 'Khôra',
    unofficial: 'An unofficial edition with its own words and art',
    round: 'Round {round, number} of {rounds, number}',
    player: 'Player {number, number}',
    rank: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} {player}',
    result: 'Final result',
    projection: 'If the game ended now',
    total: 'Total',
    city: 'City',
    development: 'Development',
    event: 'Event',
    hand: 'Hand',
    inPlay: 'In play',
    knowledge: 'Knowledge',
    dice: 'Dice',
    tiles: 'Tiles',
    cost: 'Cost',
    requires: 'Requires',
  },
} as const;
