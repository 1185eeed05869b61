/** What the lessons say. Numbers and names come from the position, so that no text can be wrong about it. */
export const en = {
  coach: {
    next: 'Next',
    leave: 'Leave',
    step: 'Step {step, number} of {steps, number}',
    again: 'Start again',
    playOn: 'Play on from here',
    first: 'An easy game of my own',
    back: 'Back to your game',
    more: 'More lessons',
    lesson: 'Lesson',
  },
  not: {
    elsewhere: 'Not there just now. The ring shows where to press.',
    card: 'You could, in a game of your own. Here take {card}: the next steps build on it.',
    tiles:
      'That would cost more citizens, or bring something else. Follow the ring: it shows the tile and its die.',
    scrolls: 'The number of philosophy tokens is not right yet. The ring shows where to change it.',
    pass: 'Passing would give this chance away. Do it first: the ring shows how.',
    act: 'You could, but it would cost what you need later. Pass this time.',
    space: 'That space is open to you as well. Here explore {space}: you will need what it brings.',
    track: 'A fine track, but not now. Raise {track}: the plan of this lesson rests on it.',
    other: 'You could, in a game of your own. Here follow the ring: the next steps build on it.',
  },
  paying: {
    title: 'Dice, tiles and citizens',
    text: 'What low dice cost, and how philosophy tokens help.',
    dice: 'Two low dice, but two good plans. A tile that is higher than its die costs the difference in citizens.',
    tiles:
      'Put {tile1} on the first die and {tile2} on the second: {cost} together. You own {citizens}, and a philosophy token will make up for the rest.',
    pay: 'Press +: a philosophy token stands for {perScroll}. Then press the tile that was set aside, so that its action is not lost, and Confirm.',
    after:
      'Paid, and both actions are yours: {citizens} left. Low dice have a good side too, for the lowest sum goes first.',
  },
  exploring: {
    title: 'Exploring',
    text: 'How far troops reach, and what a major token is worth.',
    figures:
      'Each space shows two figures: the troops that you need, and those that you lose. The lit spaces are within your reach.',
    reach:
      'You have {troops}. The Military action brings its troops before you explore, so they count already.',
    explore:
      'Explore {space}: it holds a major token, the kind with a laurel wreath. It needs {need} but takes only {loses}; the others stay for the next event.',
    after:
      'At the end each glory is worth a point for each major token, and you have {glory}. So glory and majors make each other better.',
  },
  progress: {
    title: 'Progress',
    text: 'What the three tracks are for, and how to raise two in a round.',
    tracks:
      'Economy makes Trade richer, Culture gives points and a third die, Military brings more troops. Each level also gives what is written beside it.',
    economy: 'Raise {track} for {pays}. What it brings comes at once: {levelEffect}.',
    scroll:
      'A philosophy token pays for one more level in the same round. Raise {track} too: its action grows, and you get {levelEffect}.',
    after:
      'Later levels cost more, so the early ones are a bargain: they serve you in every round to come. You still have {drachmas}.',
  },
  events: {
    title: 'Events',
    text: 'When they come, and whom they hit.',
    card: '{event}: {eventEffect}. Everybody knows it from the start of the round, but it takes effect only after progress.',
    troops:
      'You have {troops}, more than anybody else. If several share the most or the fewest, all of them are hit.',
    progress:
      'First comes progress. Raise {track}: it takes no troops, so you stay ahead when the event comes.',
    after:
      'The event has paid you: {points} now. So before you explore, look at what the event will ask: troops on the way back are troops you lack.',
  },
  achievements: {
    title: 'Achievements',
    text: 'Who earns them, and which reward to take.',
    five: 'There are five achievements. Whoever meets one at the end of a round earns it, and after that round nobody else can.',
    claim:
      'You have {citizens}, and you are the only one: you may choose. Take glory, because you own a major token and each glory counts for it.',
    after:
      'If several players meet it in the same round, each of them gets a tax and nobody may choose. So watch who comes close.',
  },
  endGame: {
    title: 'Cards for the end of the game',
    text: 'How cards that count at the end are played and planned.',
    hand: 'Cards with a blue foot count at the end of the game. They are played with Politics like all others, and then they wait.',
    play: 'Play {card} for {pays}. {cardEffect}. So far you own {tokens}, and every new one will count as well.',
    after:
      'The figure in brackets is what you would have if the game ended now: it has grown. The sooner you know what counts, the better you can collect it.',
  },
  guided: {
    title: 'The guided game',
    text: 'Two and a half rounds at the real table, one step at a time. About ten minutes.',
    welcome:
      'Welcome! {city} is your city, and in two and a half rounds you will see it grow. Each step says what to do and why, and the ring shows where.',
    gifts:
      'First everybody gets five cards, keeps one and passes the rest on. Press {card}, which costs nothing and brings money early, then Confirm.',
    neighbour:
      'These cards come from your neighbour. Keep {card}: once you own a red token, it pays you with every Trade.',
    endCard:
      'Some cards count only at the end of the game. Keep {card}: it rewards all the cards that you will have played.',
    lastCard:
      'Keep {card}: it needs a red token too, and one token serves every card, for tokens are never spent. Your fifth card then comes by itself.',
    event:
      'Every round has an event, and the first is always {event}. Your dice add up to {sum}, so it has given you a philosophy token already.',
    dice: 'These are your dice. Put a different action tile on each: a tile that is higher than its die costs the difference in citizens.',
    tiles:
      'Press {tile1} for the die with {die1}, then {tile2} for the one with {die2}. Neither is higher than its die, so both are free.',
    pay: 'Now everybody’s tiles are open. A philosophy token would bring {perScroll} here; you need none yet, so just confirm.',
    philosophy:
      'The tiles act from the lowest number to the highest. Philosophy came first and gave you a token: they stand for citizens, more levels or missing knowledge.',
    trade:
      'Trade paid you: {drachmas} now. A knowledge token would cost {tokenPrice}, but you are saving for something better, so pass.',
    progress:
      'Each round ends with progress: one level on one track. Raise {track} for {pays}, because at level {thirdDie} it gives you a third die.',
    moreProgress:
      'A philosophy token pays for one more level. Raise {track} again: it also brings a tax, and taxes are money in every round.',
    enoughProgress:
      'You could go on with your last philosophy token. Keep it, because you will need it next round: pass.',
    taxes: 'Round two begins with taxes: {income} for you. That is why the early ones are worth most.',
    secondEvent:
      'The new event waits until the end of the round. {event}: everybody will get troops, so you need not fight for them now.',
    highDice:
      'High dice today! Put {tile1} on the {die1} and {tile2} on the {die2}: you get a new card, and play one.',
    spend:
      'This time spend the philosophy token: press +, then Confirm. It brings {perScroll}, and with {goal} there is an achievement to earn.',
    legislation:
      'Legislation brought citizens ({citizens} now) and two cards to choose from. Keep {card}: in time it gives you troops with every Culture.',
    politics:
      'Politics plays one card from your hand. Play {card}: it needs no token, and its money is just what you lack.',
    thirdDie:
      'Look: {drachmas}, exactly what the next level costs. Raise {track}, and from now on you roll three dice.',
    troops:
      'The event came at the end of the round: {troops} for you. Troops explore the map, and some events ask who has most.',
    achievement:
      'You have {citizens}, before anybody else: an achievement! Take the tax rather than glory: this early it pays in many rounds.',
    thirdEvent:
      'This event looks at troops: whoever has most gains, whoever has fewest loses. The markers on the card show who that would be now.',
    threeDice:
      'Three dice, three actions: {tile1} on the {die1}, {tile2} on the {die2}, {tile3} on the {die3}. Only Development is higher than its die, so all of it costs {cost}.',
    culture:
      'Culture gives as many points as your culture level: {points} so far. That is what all those levels were for.',
    military:
      'Military gave you a troop: {troops}. Explore {space}: it needs {need}, takes {loses}, and brings money and the red token that you want.',
    development:
      'The red token opens the next development of your city, for {pays}. Unlock it: it stays, and it raises two tracks for free.',
    tracks:
      'Press {tracks}, then Confirm. One brings citizens, the other glory, and both make an action stronger.',
    economy:
      'One last level: raise {track} to {level} for {pays}. It brings {wins} at once, and more money with every Trade.',
    eventPassed:
      'You had fewest troops, so {event} wanted drachmas from you, but you had spent them all. A full purse is a risk; an empty one is not.',
    points: 'You lead with {points}! Points come from Culture, levels, spaces, cards and developments.',
    glory:
      'Glory counts at the end: each of them is a point for each major token, the ones with a laurel wreath. They are far away on the map and want many troops.',
    end: 'You have taken all seven actions, and an achievement awaits you again. Play on from here, or begin a game of your own.',
  },
} as const;

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
/** The same keys in another language: a missing or an additional one does not compile. */
export type Words = Translated<typeof en>;
