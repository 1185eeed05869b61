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
    elsewhere: 'Nicht dort. Der Ring zeigt, wo du drücken kannst.',
    card: 'In einer eigenen Partie könntest du das. Nimm hier {card}: Die nächsten Schritte bauen darauf auf.',
    tiles:
      'Das würde mehr Bürger kosten oder etwas anderes bringen. Folge dem Ring: Er zeigt Plättchen und Würfel.',
    scrolls: 'Die Zahl der Philosophiemarker stimmt noch nicht. Der Ring zeigt, wo du sie änderst.',
    pass: 'Wer passt, verschenkt diese Gelegenheit. Nutze sie: Der Ring zeigt wie.',
    act: 'Das ginge, aber es kostet, was du später brauchst. Passe diesmal.',
    space: 'Auch dieses Feld steht dir offen. Erkunde hier {space}: Du brauchst, was es bringt.',
    track: 'Eine gute Leiste, aber nicht jetzt. Erhöhe {track}: Darauf ruht der Plan dieser Lektion.',
    other:
      'In einer eigenen Partie könntest du das. Folge hier dem Ring: Die nächsten Schritte bauen darauf auf.',
  },
  paying: {
    title: 'Würfel, Plättchen und Bürger',
    text: 'Was niedrige Würfel kosten und wie Philosophiemarker helfen.',
    dice: 'Zwei niedrige Würfel, aber zwei gute Pläne. Ein Plättchen, das höher ist als sein Würfel, kostet die Differenz in Bürgern.',
    tiles:
      'Leg {tile1} an den ersten Würfel und {tile2} an den zweiten: zusammen {cost}. Du hast {citizens}; den Rest gleicht ein Philosophiemarker aus.',
    pay: 'Drück +: Ein Philosophiemarker ersetzt {perScroll}. Drück dann auf das beiseitegelegte Plättchen, damit seine Aktion nicht verloren geht, und bestätige.',
    after:
      'Bezahlt, und beide Aktionen gehören dir: noch {citizens}. Niedrige Würfel haben auch ihr Gutes: Die kleinste Summe beginnt.',
  },
  exploring: {
    title: 'Erkunden',
    text: 'Wie weit Truppen reichen und was ein großer Wissensmarker wert ist.',
    figures:
      'Jedes Feld zeigt zwei Zahlen: die Truppen, die du brauchst, und die, die du verlierst. Die leuchtenden Felder sind in Reichweite.',
    reach: 'Du hast {troops}. Militär bringt seine Truppen vor dem Erkunden, sie zählen also schon mit.',
    explore:
      'Erkunde {space}: Dort liegt ein großer Wissensmarker, der mit dem Lorbeerkranz. Nötig: {need}, Verlust nur: {loses}. Die anderen bleiben für das nächste Ereignis.',
    after:
      'Am Ende zählt jeder Ruhm einen Punkt je großem Wissensmarker, und du hast {glory}. So machen Ruhm und große Marker einander wertvoller.',
  },
  progress: {
    title: 'Fortschritt',
    text: 'Wozu die drei Leisten da sind und wie du in einer Runde zwei erhöhst.',
    tracks:
      'Wirtschaft macht den Handel reicher, Kultur bringt Punkte und einen dritten Würfel, Militär mehr Truppen. Jede Stufe bringt außerdem, was daneben steht.',
    economy: 'Erhöhe {track} für {pays}. Was die Stufe bringt, kommt sofort: {levelEffect}.',
    scroll:
      'Ein Philosophiemarker bezahlt in derselben Runde eine weitere Stufe. Erhöhe auch {track}: Die Aktion wird stärker, und du bekommst {levelEffect}.',
    after:
      'Spätere Stufen kosten mehr, die frühen sind günstig: Sie dienen dir in allen Runden, die noch kommen. Dir bleiben {drachmas}.',
  },
  events: {
    title: 'Ereignisse',
    text: 'Wann sie kommen und wen sie treffen.',
    card: '{event}: {eventEffect}. Alle kennen es von Beginn der Runde an, aber es wirkt erst nach dem Fortschritt.',
    troops:
      'Du hast {troops}, mehr als alle anderen. Teilen sich mehrere die meisten oder die wenigsten, trifft es alle davon.',
    progress:
      'Zuerst kommt der Fortschritt. Erhöhe {track}: Das kostet keine Truppen, du bleibst also vorn, wenn das Ereignis kommt.',
    after:
      'Das Ereignis hat dich belohnt: {points}. Schau also vor dem Erkunden, wonach das Ereignis fragt: Truppen, die du verlierst, fehlen dir dann.',
  },
  achievements: {
    title: 'Errungenschaften',
    text: 'Wer sie bekommt und welche Belohnung die richtige ist.',
    five: 'Es gibt fünf Errungenschaften. Wer eine am Ende einer Runde erfüllt, bekommt sie; danach ist sie für alle anderen vergeben.',
    claim:
      'Du hast {citizens}, und sonst niemand: Du darfst wählen. Nimm Ruhm, denn du besitzt einen großen Wissensmarker, und jeder Ruhm zählt dafür.',
    after:
      'Erfüllen sie mehrere in derselben Runde, bekommen alle eine Steuer, und niemand darf wählen. Behalte also im Blick, wer nahe dran ist.',
  },
  endGame: {
    title: 'Karten für das Spielende',
    text: 'Wie man Karten spielt und plant, die am Ende zählen.',
    hand: 'Karten mit blauem Fuß zählen am Ende der Partie. Du spielst sie mit Politik wie alle anderen, und dann warten sie.',
    play: 'Spiel {card} für {pays}. {cardEffect}. Bisher hast du {tokens}, und jeder neue zählt auch.',
    after:
      'Die Zahl in Klammern ist, was du hättest, wenn die Partie jetzt endete: Sie ist gewachsen. Je früher du weißt, was zählt, desto besser kannst du es sammeln.',
  },
  guided: {
    title: 'Die geführte Partie',
    text: 'Zweieinhalb Runden am echten Tisch, Schritt für Schritt. Etwa zehn Minuten.',
    welcome:
      'Willkommen! {city} ist deine Stadt, und in zweieinhalb Runden siehst du sie wachsen. Jeder Schritt sagt, was du tust und warum; der Ring zeigt, wo.',
    gifts:
      'Zuerst bekommen alle fünf Karten, behalten eine und geben den Rest weiter. Drück auf {card}: Die Karte kostet nichts und bringt früh Geld. Dann bestätige.',
    neighbour:
      'Diese Karten kommen von nebenan. Behalte {card}: Sobald du einen roten Marker hast, bringt die Karte bei jedem Handel etwas.',
    endCard:
      'Manche Karten zählen erst am Ende der Partie. Behalte {card}: Das belohnt alle Karten, die du bis dahin ausspielst.',
    lastCard:
      'Behalte {card}: Auch dafür brauchst du einen roten Marker, und einer reicht für alle Karten, denn Marker werden nie ausgegeben. Die fünfte Karte kommt von selbst.',
    event:
      'Jede Runde hat ein Ereignis, und das erste ist immer {event}. Deine Würfel zeigen zusammen {sum}, also hat es dir schon einen Philosophiemarker gebracht.',
    dice: 'Das sind deine Würfel. Leg an jeden ein anderes Aktionsplättchen: Ist es höher als der Würfel, kostet es die Differenz in Bürgern.',
    tiles:
      'Drück auf {tile1} für den Würfel mit der {die1}, dann auf {tile2} für den mit der {die2}. Keines ist höher als sein Würfel, also sind beide frei.',
    pay: 'Jetzt liegen alle Plättchen offen. Ein Philosophiemarker brächte hier {perScroll}; noch brauchst du keine, also bestätige einfach.',
    philosophy:
      'Die Plättchen wirken von der kleinsten Zahl zur größten. Philosophie kam zuerst und gab dir einen Philosophiemarker: Er steht für Bürger, weitere Stufen oder fehlendes Wissen.',
    trade:
      'Der Handel hat dich bezahlt: jetzt {drachmas}. Ein Wissensmarker würde {tokenPrice} kosten, aber du sparst auf Besseres. Also passe.',
    progress:
      'Jede Runde endet mit dem Fortschritt: eine Stufe auf einer Leiste. Erhöhe {track} für {pays}, denn Stufe {thirdDie} gibt dir einen dritten Würfel.',
    moreProgress:
      'Ein Philosophiemarker bezahlt eine weitere Stufe. Erhöhe {track} noch einmal: Das bringt auch eine Steuer, und Steuern sind Geld in jeder Runde.',
    enoughProgress:
      'Mit dem letzten Philosophiemarker könntest du weitermachen. Heb ihn auf, nächste Runde brauchst du ihn: Passe.',
    taxes:
      'Die zweite Runde beginnt mit den Steuern: {income} für dich. Darum sind frühe Steuern am meisten wert.',
    secondEvent:
      'Das neue Ereignis wartet bis zum Ende der Runde. {event}: Alle bekommen Truppen, du musst dich jetzt nicht darum bemühen.',
    highDice:
      'Hohe Würfel! Leg {tile1} an die {die1} und {tile2} an die {die2}: Du bekommst eine neue Karte und spielst eine aus.',
    spend:
      'Gib diesmal den Philosophiemarker aus: Drück + und dann Bestätigen. Er bringt {perScroll}, und mit {goal} winkt eine Errungenschaft.',
    legislation:
      'Gesetzgebung brachte Bürger (jetzt {citizens}) und zwei Karten zur Wahl. Behalte {card}: Die Karte bringt dir später Truppen bei jeder Kultur.',
    politics:
      'Politik spielt eine Handkarte aus. Spiel {card}: Das braucht keinen Wissensmarker und bringt genau das Geld, das dir fehlt.',
    thirdDie:
      'Schau: {drachmas}, genau so viel kostet die nächste Stufe. Erhöhe {track}, und von nun an würfelst du mit drei Würfeln.',
    troops:
      'Das Ereignis kam am Ende der Runde: {troops} für dich. Truppen erkunden die Karte, und manche Ereignisse fragen, wer die meisten hat.',
    achievement:
      'Du hast {citizens}, vor allen anderen: eine Errungenschaft! Nimm lieber die Steuer als den Ruhm: So früh zahlt sie sich viele Runden lang aus.',
    thirdEvent:
      'Dieses Ereignis schaut auf Truppen: Wer die meisten hat, gewinnt, wer die wenigsten hat, verliert. Die Zeichen auf der Karte zeigen, wen es jetzt träfe.',
    threeDice:
      'Drei Würfel, drei Aktionen: {tile1} an die {die1}, {tile2} an die {die2}, {tile3} an die {die3}. Nur Entwicklung ist höher als ihr Würfel, alles zusammen kostet {cost}.',
    culture:
      'Kultur bringt so viele Punkte wie deine Kulturstufe: bisher {points}. Dafür waren all die Stufen gut.',
    military:
      'Militär gab dir eine Truppe: {troops}. Erkunde {space}: Nötig sind {need}, du verlierst {loses} und bekommst Geld und den roten Marker, den du willst.',
    development:
      'Der rote Marker öffnet die nächste Entwicklung deiner Stadt, für {pays}. Schalte sie frei: Sie bleibt und erhöht zwei Leisten kostenlos.',
    tracks:
      'Drück auf {tracks} und bestätige. Das eine bringt Bürger, das andere Ruhm, und beides macht eine Aktion stärker.',
    economy:
      'Eine letzte Stufe: Erhöhe {track} auf {level} für {pays}. Das bringt sofort {wins} und mehr Geld bei jedem Handel.',
    eventPassed:
      'Du hattest die wenigsten Truppen, und {event} wollte Drachmen von dir, aber du hattest alle ausgegeben. Ein voller Beutel ist ein Risiko, ein leerer nicht.',
    points: 'Du führst mit {points}! Punkte kommen von Kultur, Stufen, Feldern, Karten und Entwicklungen.',
    glory:
      'Ruhm zählt am Ende: jeder einen Punkt je großem Wissensmarker, das sind die mit dem Lorbeerkranz. Sie liegen weit weg auf der Karte und verlangen viele Truppen.',
    end: 'Du hast alle sieben Aktionen ausgeführt, und schon wartet wieder eine Errungenschaft. Spiel von hier weiter oder beginn eine eigene Partie.',
  },
};
