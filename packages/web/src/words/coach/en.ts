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
    elsewhere: 'Not there just yet. The ring shows where to press.',
    card: 'In a game of your own you could. Here, take {card}: the next steps build on it.',
    tiles:
      'That would cost more citizens, or do something else. Follow the ring: it shows the tile and its die.',
    scrolls: 'The number of philosophy tokens is not right yet. The ring shows where to change it.',
    pass: 'Passing would waste this chance. Take it: the ring shows how.',
    act: 'You could, but you will need later what it costs. Pass this time.',
    space: 'You can reach that space too. Here, explore {space}: you will need what it brings.',
    track: 'A good track, but not now. Move up on {track}: the plan of this lesson depends on it.',
    other: 'In a game of your own you could. Here, follow the ring: the next steps build on it.',
  },
  paying: {
    title: 'Dice, tiles and citizens',
    text: 'What low dice cost, and how philosophy tokens help.',
    dice: 'Two low dice, but two good plans. A tile higher than its die costs the difference in citizens.',
    tiles:
      'Put {tile1} on the first die and {tile2} on the second: {cost} in all. You have {citizens}, and a philosophy token will cover the rest.',
    pay: 'Press +: a philosophy token gives you {perScroll}. Then press the tile that was set aside, so that you keep its action, and Confirm.',
    after:
      'Paid, and both actions are yours: {citizens} left. Low dice have their good side too: the lowest total goes first.',
  },
  exploring: {
    title: 'Exploring',
    text: 'How far your troops can go, and what a major token is worth.',
    figures:
      'Each space shows two numbers: the troops you need and the troops you lose. The lit spaces are within reach.',
    reach:
      'You have {troops}. The Military action gives you its troops before you explore, so they already count.',
    explore:
      'Explore {space}: it holds a major token, the kind with a laurel wreath. You need {need} but lose only {loses}; the others stay for the next event.',
    after:
      'At the end, each glory is worth a point per major token, and you have {glory}. Glory and major tokens make each other more valuable.',
  },
  progress: {
    title: 'Progress',
    text: 'What the three tracks are for, and how to move up twice in a round.',
    tracks:
      'Economy makes Trade pay more, Culture gives points and a third die, Military brings more troops. Each level also gives you what is shown beside it.',
    economy: 'Move up on {track} for {pays}. You get its benefit at once: {levelEffect}.',
    scroll:
      'A philosophy token lets you move up once more in the same round. Choose {track} too: its action gets stronger, and you get {levelEffect}.',
    after:
      'Later levels cost more, so the early ones are a bargain: they help you every round from now on. You still have {drachmas}.',
  },
  events: {
    title: 'Events',
    text: 'When they happen, and whom they hit.',
    card: '{event}: {eventEffect}. Everyone sees it from the start of the round, but it only takes effect after Progress.',
    troops:
      'You have {troops}, more than anyone else. If several players tie for the most or the fewest, it counts for all of them.',
    progress:
      'Progress comes first. Move up on {track}: it costs no troops, so you will still be ahead when the event takes effect.',
    after:
      'The event has paid off: {points} now. So before you explore, check what the event looks at: troops you lose by exploring do not count any more.',
  },
  achievements: {
    title: 'Achievements',
    text: 'Who earns them, and which reward to take.',
    five: 'There are five achievements. If you meet one at the end of a round, you earn it, and after that round nobody else can.',
    claim:
      'You have {citizens}, and nobody else does, so you may choose. Take glory: you own a major token, and each glory scores for it.',
    after:
      'If several players meet it in the same round, each gets a tax and nobody may choose. So watch who is getting close.',
  },
  endGame: {
    title: 'Cards for the end of the game',
    text: 'How to play cards that score at the end, and plan for them.',
    hand: 'Cards with a blue foot score at the end of the game. You play them with Politics like any other, and then they wait.',
    play: 'Play {card} for {pays}: {cardEffect}. So far you have {tokens}, and every new one will count too.',
    after:
      'The number in brackets is what you would have if the game ended now: it has gone up. The sooner you know what scores, the more of it you can collect.',
  },
  guided: {
    title: 'The guided game',
    text: 'Two and a half rounds at a real table, one step at a time. About ten minutes.',
    welcome:
      'Welcome to {city}, your city: whoever has the most points after nine rounds wins. The ring shows where to look or press; point at any other piece, or hold it, to see what it is.',
    gifts:
      'First, everyone gets five cards, keeps one and passes the rest on. Press {card}, which costs nothing and brings in money early, then Confirm.',
    neighbour:
      'These cards come from your neighbour. Keep {card}: once you have a red token, it pays you with every Trade.',
    endCard:
      'Some cards only score at the end of the game. Keep {card}: it rewards every card you have played by then.',
    lastCard:
      'Keep {card}: it needs a red token too, and one token will do for every card, since tokens are never spent. Your fifth card comes by itself.',
    event:
      'Every round has an event, and the first is always {event}: low dice earn a philosophy token. Yours add up to only {sum}, so you already have one, beside your drachmas.',
    dice: 'These are your dice: put a different action tile on each. A tile higher than its die costs the difference in citizens, and you have {citizens}.',
    tiles:
      'Press {tile1} for the die with {die1}, then {tile2} for the one with {die2}. Neither is higher than its die, so both are free.',
    pay: 'Now everyone’s tiles are revealed, and each philosophy token you pay gives {perScroll}. You do not need that yet, so just confirm.',
    philosophy:
      'Tiles are carried out from the lowest number to the highest. Philosophy came first and gave you a philosophy token: use it for citizens, an extra level or missing knowledge.',
    trade:
      'Trade has paid you: {drachmas} now. A knowledge token, which cards and developments need, costs {tokenPrice} here, but you will soon find one on the map, so keep your money and pass.',
    progress:
      'Next comes Progress: one level on one track. Move up on {track} for {pays}, because level {thirdDie} gives you a third die.',
    moreProgress:
      'A philosophy token lets you move up once more. Choose {track} again: it also brings a tax, and taxes are money every round.',
    enoughProgress:
      'You could use your last philosophy token as well. But you will need it next round, so pass.',
    taxes: 'Round two begins with taxes: {income} for you. That is why early taxes are worth the most.',
    secondEvent:
      'The new event waits until the end of the round. {event}: everyone will get troops, so you do not have to work for them now.',
    highDice:
      'High dice this time! Put {tile1} on the {die1} and {tile2} on the {die2}: you get a new card and play one.',
    spend:
      'This time, spend the philosophy token: press +, then Confirm. It gives you {perScroll}, and with {goal} there is an achievement to earn.',
    legislation:
      'Legislation brought citizens ({citizens} now) and two cards to choose from. Keep {card}: later it will give you troops with every Culture.',
    politics:
      'Politics lets you play a card from your hand. Play {card}: it needs no token, and its money is just what you are short of.',
    thirdDie:
      'Look: {drachmas}, exactly what the next level costs. Move up on {track}, and from now on you roll three dice.',
    troops:
      'The event took effect at the end of the round: {troops} for you. Troops explore the map, and some events look at who has the most.',
    achievement:
      'You have {citizens}, before anyone else: an achievement! Take the tax rather than the glory: this early, it pays off for many rounds.',
    thirdEvent:
      'This event looks at troops: whoever has the most gains, whoever has the fewest loses. The markers on the card show who that would be now.',
    threeDice:
      'Three dice, three actions: {tile1} on the {die1}, {tile2} on the {die2}, {tile3} on the {die3}. Only Development is higher than its die, so all three together cost {cost}.',
    culture:
      'Culture gives as many points as your Culture level: {points} so far. That is what all those levels were for.',
    military:
      'Military has added to your troops: {troops} now. Explore {space}: you need {need}, lose {loses}, and get money and the red token you want.',
    development:
      'With the red token you can unlock the next development of your city, for {pays}. Do it: you keep it, and it moves you up on two tracks for free.',
    tracks:
      'Press {tracks}, then Confirm. One brings citizens, the other glory, and each makes an action stronger.',
    economy:
      'One last level: move up on {track} to {level} for {pays}. It brings {wins} at once, and more money with every Trade.',
    eventPassed:
      'You had the fewest troops, so {event} should have cost you drachmas, but you had spent them all. A full purse is a risk; an empty one is not.',
    points: 'You lead with {points}! Points come from Culture, levels, spaces, cards and developments.',
    glory:
      'Glory scores at the end: one point for each major token, the ones with a laurel wreath. They are far away on the map and take many troops.',
    end: 'You have taken all seven actions, and another achievement is waiting for you. Play on from here, or start a game of your own.',
  },
} as const;

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
/** The same keys in another language: a missing or an additional one does not compile. */
export type Words = Translated<typeof en>;
