/** Where points come from, beside what has a name of its own. */
export const sources = {
  sources: {
    action: 'Actions',
    card: 'Cards during the game',
    development: 'Developments during the game',
    event: 'Events',
    level: 'Track levels',
    space: 'Explorations',
    other: 'Other points',
    glory: 'Glory × major tokens',
    cityDevelopment: '{city} {development, number}',
    trackLevel: '{track} {level, number}',
    oneAchievement: 'Achievement: {achievement}',
  },
} as const;
