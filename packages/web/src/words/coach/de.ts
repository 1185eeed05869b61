import type { Words } from './en.ts';

export const de: Words = {
  coach: {
    next: 'Weiter',
    leave: 'Verlassen',
    step: 'Schritt {step, number} von {steps, number}',
    again: 'Von vorn',
    playOn: 'Von hier weiterspielen',
    first: 'Eine leichte eigene Partie',
    back: 'Zurück zu deiner Partie',
    more: 'Weitere Lektionen',
    lesson: 'Lektion',
  },
  not: {
    elsewhere: 'Das kommt später. Der Ring zeigt, wo du jetzt drückst.',
    card: 'In einer eigenen Partie könntest du das. Nimm hier {card}: Die nächsten Schritte bauen darauf auf.',
    tiles:
      'Das würde mehr Bürger kosten oder etwas anderes bringen. Folge dem Ring: Er zeigt Plättchen und Würfel.',
    scrolls: 'Die Zahl der Philosophiemarker stimmt noch nicht. Der Ring zeigt, wo du sie änderst.',
    pass: 'Mit Passen verschenkst du diese Gelegenheit. Nutze sie: Der Ring zeigt, wie.',
    act: 'Das ginge, aber was es kostet, brauchst du noch. Passe diesmal.',
    space: 'Auch dieses Feld ist in Reichweite. Erkunde hier {space}: Was es bringt, wirst du brauchen.',
    track:
      'Eine gute Leiste, aber nicht jetzt. Steige bei {track} auf: Darauf beruht der Plan dieser Lektion.',
    other:
      'In einer eigenen Partie könntest du das. Folge hier dem Ring: Die nächsten Schritte bauen darauf auf.',
  },
  paying: {
    title: 'Würfel, Plättchen und Bürger',
    text: 'Was niedrige Würfel kosten und wie Philosophiemarker helfen.',
    dice: 'Zwei niedrige Würfel, aber zwei gute Pläne. Ein Plättchen, das höher ist als sein Würfel, kostet die Differenz in Bürgern.',
    tiles:
      'Lege {tile1} an den ersten Würfel und {tile2} an den zweiten: Das kostet zusammen {cost}. Du hast {citizens}; den Rest deckt ein Philosophiemarker.',
    pay: 'Drücke auf +: Ein Philosophiemarker bringt {perScroll}. Drücke dann auf das beiseitegelegte Plättchen, damit seine Aktion nicht verloren geht, und bestätige.',
    after:
      'Bezahlt: Beide Aktionen gehören dir, und dir bleiben noch {citizens}. Niedrige Würfel haben auch ihr Gutes: Die kleinste Summe beginnt.',
  },
  exploring: {
    title: 'Erkunden',
    text: 'Wie weit deine Truppen kommen und was ein großer Wissensmarker wert ist.',
    figures:
      'Jedes Feld zeigt zwei Zahlen: die Truppen, die du brauchst, und die, die du verlierst. Die leuchtenden Felder sind in Reichweite.',
    reach:
      'Du hast {troops}. Die Aktion Militär bringt ihre Truppen vor dem Erkunden, sie zählen also schon mit.',
    explore:
      'Erkunde {space}: Dort liegt ein großer Wissensmarker, einer mit Lorbeerkranz. Du brauchst {need}, verlierst aber nur {loses}; der Rest bleibt dir für das nächste Ereignis.',
    after:
      'Am Ende bringt jeder Punkt Ruhm einen Siegpunkt je großem Wissensmarker, und du hast {glory}. Ruhm und große Wissensmarker machen einander also wertvoller.',
  },
  progress: {
    title: 'Fortschritt',
    text: 'Wozu die drei Leisten da sind und wie du in einer Runde zweimal aufsteigst.',
    tracks:
      'Wirtschaft macht den Handel einträglicher, Kultur bringt Siegpunkte und einen dritten Würfel, Militär mehr Truppen. Jede Stufe bringt dir außerdem, was daneben steht.',
    economy: 'Steige für {pays} bei {track} auf. Den Vorteil der Stufe bekommst du sofort: {levelEffect}.',
    scroll:
      'Mit einem Philosophiemarker darfst du in derselben Runde noch einmal aufsteigen. Wähle auch {track}: Die Aktion wird stärker, und du bekommst {levelEffect}.',
    after:
      'Spätere Stufen kosten mehr; die frühen sind günstig und helfen dir in jeder Runde, die noch kommt. Du hast noch {drachmas}.',
  },
  events: {
    title: 'Ereignisse',
    text: 'Wann sie kommen und wen sie treffen.',
    card: '{event}: {eventEffect}. Alle kennen es von Beginn der Runde an, aber es wirkt erst nach dem Fortschritt.',
    troops:
      'Du hast {troops}, mehr als alle anderen. Haben mehrere gleich die meisten oder die wenigsten, betrifft es sie alle.',
    progress:
      'Zuerst kommt der Fortschritt. Steige bei {track} auf: Das kostet keine Truppen, du bleibst also vorn, wenn das Ereignis kommt.',
    after:
      'Das Ereignis hat dich belohnt: jetzt {points}. Sieh also vor dem Erkunden nach, worauf es beim Ereignis ankommt: Truppen, die du dabei verlierst, zählen nicht mehr.',
  },
  achievements: {
    title: 'Errungenschaften',
    text: 'Wer sie bekommt und welche Belohnung die richtige ist.',
    five: 'Es gibt fünf Errungenschaften. Wer eine am Ende einer Runde erfüllt, bekommt sie; danach ist sie für alle anderen vergeben.',
    claim:
      'Du hast {citizens}, und sonst niemand: Du darfst wählen. Nimm den Ruhm: Du hast einen großen Wissensmarker, und mit ihm bringt jeder Punkt Ruhm etwas ein.',
    after:
      'Erfüllen sie mehrere in derselben Runde, bekommen alle eine Steuer, und niemand darf wählen. Behalte also im Blick, wer nahe dran ist.',
  },
  endGame: {
    title: 'Karten für das Spielende',
    text: 'Wie du Karten ausspielst, die am Ende zählen, und für sie planst.',
    hand: 'Karten mit blauem Streifen zählen am Ende der Partie. Du spielst sie mit Politik aus wie alle anderen, und dann warten sie.',
    play: 'Spiele {card} für {pays}: {cardEffect}. Bisher hast du {tokens}, und jeder neue zählt mit.',
    after:
      'Die Zahl in Klammern zeigt, was du hättest, wenn die Partie jetzt endete: Sie ist gestiegen. Je früher du weißt, was zählt, desto mehr davon kannst du sammeln.',
  },
  guided: {
    title: 'Die geführte Partie',
    text: 'Zweieinhalb Runden am echten Tisch, Schritt für Schritt. Etwa zehn Minuten.',
    welcome:
      'Willkommen in {city}, deiner Stadt: Wer nach neun Runden die meisten Siegpunkte hat, gewinnt. Der Ring zeigt, wohin du schaust oder drückst; was alles andere ist, siehst du, wenn du darauf zeigst oder es gedrückt hältst.',
    gifts:
      'Zuerst bekommen alle fünf Karten, behalten eine und geben den Rest weiter. Drücke auf {card} und bestätige: Die Karte kostet nichts und bringt früh Geld.',
    neighbour:
      'Diese Karten kommen von nebenan. Behalte {card}: Sobald du einen roten Wissensmarker hast, bringt die Karte bei jedem Handel etwas ein.',
    endCard:
      'Manche Karten zählen erst am Ende der Partie. Behalte {card}: Die Karte belohnt alle Karten, die du bis dahin ausspielst.',
    lastCard:
      'Behalte {card}: Auch dafür brauchst du einen roten Wissensmarker, und einer reicht für alle Karten, denn er wird nie ausgegeben. Die fünfte Karte kommt von selbst.',
    event:
      'Jede Runde hat ein Ereignis, und das erste ist immer {event}: Niedrige Würfel bringen einen Philosophiemarker. Deine zeigen zusammen nur {sum}, also hast du schon einen, neben deinen Drachmen.',
    dice: 'Das sind deine Würfel: Lege an jeden ein anderes Aktionsplättchen. Ist es höher als sein Würfel, kostet es die Differenz in Bürgern, und du hast {citizens}.',
    tiles:
      'Drücke auf {tile1} für den Würfel mit der {die1}, dann auf {tile2} für den mit der {die2}. Keines ist höher als sein Würfel, also sind beide kostenlos.',
    pay: 'Jetzt liegen alle Plättchen offen. Ein Philosophiemarker brächte hier {perScroll}; noch brauchst du keine, also bestätige einfach.',
    philosophy:
      'Die Plättchen werden von der kleinsten Zahl zur größten ausgeführt. Philosophie kam zuerst und gab dir einen Philosophiemarker: Er bringt dir Bürger oder eine weitere Stufe oder hilft bei fehlendem Wissen.',
    trade:
      'Der Handel hat sich gelohnt: jetzt {drachmas}. Karten und Entwicklungen verlangen Wissensmarker; einer würde hier {tokenPrice} kosten, aber bald findest du einen beim Erkunden, also behalte dein Geld und passe.',
    progress:
      'Nun kommt der Fortschritt: eine Stufe auf einer Leiste. Steige für {pays} bei {track} auf, denn Stufe {thirdDie} gibt dir einen dritten Würfel.',
    moreProgress:
      'Mit einem Philosophiemarker darfst du noch einmal aufsteigen. Wähle wieder {track}: Das bringt auch eine Steuer, und Steuern bringen in jeder Runde Geld.',
    enoughProgress:
      'Auch den letzten Philosophiemarker könntest du noch ausgeben. Aber du brauchst ihn in der nächsten Runde, also passe.',
    taxes:
      'Die zweite Runde beginnt mit den Steuern: {income} für dich. Darum sind frühe Steuern am meisten wert.',
    secondEvent:
      'Das neue Ereignis wartet bis zum Ende der Runde. {event}: Alle bekommen Truppen, du musst dich jetzt nicht darum bemühen.',
    highDice:
      'Diesmal hohe Würfel! Lege {tile1} an die {die1} und {tile2} an die {die2}: Du bekommst eine neue Karte und spielst eine aus.',
    spend:
      'Gib diesmal den Philosophiemarker aus: Drücke auf + und dann auf Bestätigen. Er bringt {perScroll}, und für {goal} gibt es eine Errungenschaft.',
    legislation:
      'Gesetzgebung brachte Bürger (jetzt {citizens}) und zwei Karten zur Wahl. Behalte {card}: Sie bringt dir später mit jeder Kulturaktion Truppen.',
    politics:
      'Mit Politik spielst du eine Handkarte aus. Spiele {card}: Die Karte verlangt keinen Wissensmarker und bringt genau das Geld, das dir fehlt.',
    thirdDie:
      'Sieh an: {drachmas}, genau so viel kostet die nächste Stufe. Steige bei {track} auf, und von nun an wirfst du drei Würfel.',
    troops:
      'Am Ende der Runde kam das Ereignis: {troops} für dich. Truppen erkunden die Karte, und manche Ereignisse fragen, wer die meisten hat.',
    achievement:
      'Du hast {citizens}, vor allen anderen: eine Errungenschaft! Nimm lieber die Steuer als den Ruhm: So früh zahlt sie sich viele Runden lang aus.',
    thirdEvent:
      'Bei diesem Ereignis zählen die Truppen: Wer die meisten hat, gewinnt etwas, wer die wenigsten hat, verliert etwas. Die Zeichen auf der Karte zeigen, wen es jetzt träfe.',
    threeDice:
      'Drei Würfel, drei Aktionen: {tile1} an die {die1}, {tile2} an die {die2}, {tile3} an die {die3}. Nur Entwicklung ist höher als der Würfel; alle drei zusammen kosten {cost}.',
    culture:
      'Kultur bringt so viele Siegpunkte, wie deine Kulturstufe hoch ist: bisher {points}. Dafür waren all die Stufen gut.',
    military:
      'Militär hat dich verstärkt: jetzt {troops}. Erkunde {space}: Du brauchst {need}, verlierst {loses} und bekommst Geld und den roten Wissensmarker, den du willst.',
    development:
      'Mit dem roten Wissensmarker kannst du für {pays} die nächste Entwicklung deiner Stadt freischalten. Tu es: Sie bleibt dir und lässt dich kostenlos auf zwei Leisten aufsteigen.',
    tracks:
      'Drücke auf {tracks} und bestätige. Die eine Leiste bringt Bürger, die andere Ruhm, und jede macht eine Aktion stärker.',
    economy:
      'Eine letzte Stufe: Steige für {pays} bei {track} auf {level} auf. Das bringt sofort {wins} und mehr Geld bei jedem Handel.',
    eventPassed:
      'Du hattest die wenigsten Truppen, und {event} hätte dich Drachmen gekostet. Aber du hattest schon alle ausgegeben: Ein voller Beutel ist ein Risiko, ein leerer nicht.',
    points:
      'Du hast {points} und führst! Siegpunkte gibt es für Kultur, Stufen, Felder, Karten und Entwicklungen.',
    glory:
      'Ruhm zählt am Ende: einen Siegpunkt je großem Wissensmarker, das sind die mit dem Lorbeerkranz. Sie liegen weit draußen auf der Karte und verlangen viele Truppen.',
    end: 'Du hast alle sieben Aktionen ausgeführt, und schon wartet wieder eine Errungenschaft. Spiele von hier weiter oder beginne eine eigene Partie.',
  },
};
