import type { Words } from './en.ts';

export const de: Words = {
  learn: {
    title: 'So wird gespielt',
    minute: 'Das Spiel in einer Minute',
    aim: 'Du führst eine griechische Stadt. Nach neun Runden gewinnt, wer die meisten Siegpunkte hat.',
    dice: 'In jeder Runde würfelst du und legst an jeden Würfel ein anderes Aktionsplättchen. Ist seine Zahl höher als der Würfel, kostet es Bürger.',
    actions:
      'Sieben Aktionen, von 0 bis 6 nummeriert, bringen dir Bürger, Drachmen, Truppen, Siegpunkte und Politikkarten.',
    knowledge:
      'Truppen erkunden die Karte und bringen Wissensmarker mit. Karten und die Entwicklungen deiner Stadt brauchen sie.',
    progress:
      'Am Ende einer Runde darfst du gegen Drachmen auf einer deiner drei Leisten aufsteigen: Deine Aktionen werden stärker.',
    points:
      'Siegpunkte gibt es für Aktionen, Karten, Stufen und Entwicklungen. Am Ende bringt jeder Punkt Ruhm einen Siegpunkt je großem Wissensmarker.',
    lessons: 'Kurze Lektionen, je eine Minute',
    taken: 'erledigt',
    first: 'Eine leichte erste Partie',
    firstText:
      'Gegen drei leichte Bots, und die Karten sind schon verteilt. Bei jeder Frage steht, worauf es ankommt.',
    rules: 'Die Regeln',
    rulesText: 'Alle Regeln, Karten, Städte und Ereignisse zum Nachschlagen.',
  },
  why: {
    city: 'An den Entwicklungen siehst du, welche Wissensmarker du brauchen wirst.',
    draft: 'Karten spielst du mit der Aktion Politik aus: Behalte, was du einmal bezahlen kannst.',
    reroll: 'Hohe Würfel passen zu hohen Plättchen; niedrige reichen für Philosophie und Gesetzgebung.',
    assign:
      'Ein Plättchen, das höher ist als sein Würfel, kostet Bürger; zeige darauf oder halte es gedrückt, um zu sehen, was es tut.',
    pay: 'Ein Plättchen, das du nicht bezahlen kannst, wird beiseitegelegt; seine Aktion entfällt.',
    keep: 'Die andere Karte kommt unter den Stapel: Behalte die, die du eher ausspielen kannst.',
    buy: 'Karten und Entwicklungen verlangen Wissensmarker, und die werden nie ausgegeben.',
    explore:
      'So kommst du am billigsten zu Wissensmarkern; die zweite Zahl sagt, wie viele Truppen du verlierst.',
    play: 'Karten bringen Siegpunkte oder stärken dich für den Rest der Partie: je früher, desto besser.',
    develop: 'Entwicklungen bleiben dir und gehören zum Stärksten, was das Spiel zu bieten hat.',
    progress: 'Jede Stufe macht eine Aktion für alle weiteren Runden besser.',
    raise: 'Es kostet nichts, und du bekommst, was die neue Stufe bringt.',
    tracks: 'Beide sind kostenlos: Nimm die Stufen, die sonst am meisten kosten.',
    reward: 'Nimm, was du in der nächsten Runde brauchst.',
    token: 'Denke an die nächste Karte oder Entwicklung, für die einer fehlt.',
    takeBack: 'Eine schon ausgespielte Karte kann so noch einmal wirken.',
    lose: 'Gib ab, was keine deiner Karten und Entwicklungen braucht.',
    discard: 'Trenne dich von Karten, die du kaum je bezahlen kannst.',
    action: 'Sie kostet weder einen Würfel noch Bürger.',
    claim: 'Steuern bringen jede Runde Drachmen; Ruhm zählt am Ende für jeden großen Wissensmarker.',
    tradeGlory: 'Ruhm zählt nur zusammen mit großen Wissensmarkern.',
  },
};
