import type { Words } from './en.ts';

export const de: Words = {
  search: 'Suche nach Regeln, Karten, Städten …',
  aliases:
    'schriftrolle=philosophiemarker münze=drachme geld=drachme sp=siegpunkt armee=truppe soldat=truppe volk=bürger arbeiter=bürger ansehen=ruhm hexfeld=feld amphore=rot helm=blau lyra=grün unentschieden=gleichstand gezogen=ziehen gewonnen=gewinnt gewinner=gewinnt sieger=gewinnt siegt=gewinnt verloren=verlierst geworfen=wirft bezahlt=bezahlen plättchen=marker militärmacht=militär',
  results: 'Suchergebnisse',
  back: 'Zurück',
  about: 'Betrifft:',
  found:
    '{count, plural, =0 {Nichts gefunden. Versuche es mit einem anderen Wort.} one {# Treffer} other {# Treffer}}',
  first: 'Zu sehen sind die ersten {count, number}. Ein weiteres Wort grenzt die Suche ein.',
  example: 'Beispiel',
  examples: {
    price: 'Plättchen 6 an einer 4 kostet 2 Bürger. Plättchen 5 an einer 5 ist kostenlos.',
    scrolls:
      'Die Plättchen kosten 4 Bürger. Du hast 2, und 1 Philosophiemarker bringt 3 dazu: 1 Bürger bleibt dir.',
    overflow: 'Mit 13 Truppen und Militär 4 bringt dich die Aktion auf 17, bis die Phase endet.',
    explore:
      '7 Truppen reichen für ein Feld mit 6/3. Du verlierst 3 davon und nimmst den Wissensmarker und 2 Drachmen.',
    'stand-in': 'Dir fehlt 1 Wissensmarker, den die Karte verlangt: 2 Philosophiemarker ersetzen ihn.',
    progress:
      'Du bist bei Wirtschaft auf Stufe 2 aufgestiegen. Stufe 3 in derselben Phase kostet 2 Drachmen und 1 Philosophiemarker.',
    alone: 'Nur du hast 12 Bürger. Du wählst 1 Ruhm oder 1 Steuer.',
    glory: '3 Ruhm und 2 große Wissensmarker: 3 × 2 = 6 Siegpunkte.',
    tie: 'Zwei haben je 48 Siegpunkte: Wer 5 Drachmen hat, gewinnt gegen 3 Drachmen.',
  },
  summary: {
    title: 'Übersicht auf zwei Seiten',
    print: 'Drucken',
    text: 'Zwei Seiten A4 in deiner Sprache: die Regeln in Kürze und alle Karten, Städte und Ereignisse.',
    link: 'Übersicht drucken',
  },
  sheet: 'Wertungsblatt für das Spiel am Tisch',
};
