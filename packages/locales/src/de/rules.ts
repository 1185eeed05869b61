import type { RuleTexts } from '../rules.ts';

export const rules: RuleTexts = {
  preface: [
    'Neun Runden lang führst du eine Stadt des antiken Griechenlands; wer am Ende die meisten Siegpunkte hat, gewinnt. Dies ist eine inoffizielle Ausgabe des Brettspiels Khôra: Aufstieg eines Imperiums. Sie steht in keiner Verbindung zum Verlag des Spiels, und die Texte sind unsere eigenen.',
    'Jede Regel hat eine Nummer, die das Spiel nennt, wenn es etwas erklärt. Die Regeln folgen fünf Ausgaben der Spielregel: der englischen, deutschen, spanischen, tschechischen und russischen. Wo diese sich widersprechen oder schweigen, sagt eine Stelle, die mit „Auslegung:“ beginnt, was hier gilt. Was jede Karte, jede Stadt, jedes Ereignis, jedes Feld und jede Stufe einer Leiste bewirkt, zeigt die Bibliothek.',
    'Gezählt werden sieben Dinge: Siegpunkte, Drachmen, Philosophiemarker, Bürger, Steuern, Ruhm und Truppen. Außerdem hast du drei Fortschrittsleisten (Wirtschaft, Kultur und Militär), Wissensmarker (rot, blau oder grün, jeweils klein oder groß), Politikkarten (auf der Hand und ausgespielte) und eine Stadt mit den Entwicklungen 1 bis 4.',
  ],
  ruling: 'Auslegung',
  titles: {
    setup: '1 Spielaufbau',
    round: '2 Eine Runde',
    event: 'A Ereignisansage',
    tax: 'B Steuern',
    dice: 'C Würfel',
    action: 'D Aktionen',
    progress: 'E Fortschritt',
    resolution: 'F Ereignisausführung',
    achievement: 'G Errungenschaften',
    gains: '3 Gewinne und Verluste',
    end: '4 Spielende',
    variants: '5 Varianten',
    rulings: '6 Einzelne Karten, Städte und Ereignisse',
    versions: '7 Regelversionen',
  },
  intros: {
    round: 'Das Spiel dauert neun Runden. Jede hat sieben Phasen, A bis G, in dieser Reihenfolge.',
    variants: 'Beide stammen aus der tschechischen Ausgabe.',
    rulings:
      'Auf den violetten (dauerhaften) Karten der Schachtel sagt ein Buchstabe, in welcher Phase sie wirken; hier entscheidet der Wortlaut. Die Spielregeln erklären kaum etwas davon, deshalb ist hier fast alles Auslegung.',
  },
  rules: {
    'R1.1':
      'Es spielen 2, 3 oder 4 Personen, die im Uhrzeigersinn sitzen. Alle beginnen mit Wirtschaft, Kultur und Militär auf Stufe 1, mit 3 Bürgern, 4 Drachmen und 2 Würfeln und mit 0 Steuern, Ruhm, Truppen, Siegpunkten und Philosophiemarkern. Ein dritter Würfel ist noch gesperrt (R2.E5).',
    'R1.2':
      'Alle erhalten zufällig eine der 7 Städte, keine doppelt. Option (tschechische Ausgabe): Ihr einigt euch, wer welche nimmt. Auslegung: Hier wählt ihr in Zugreihenfolge, beginnend mit dem Startspieler nach R1.7.',
    'R1.3':
      'Die 40 Politikkarten werden gemischt und an alle je 5 verteilt. Dann folgt der Draft: Alle behalten gleichzeitig eine Karte und geben die übrigen nach links (im Uhrzeigersinn) weiter, und so immer wieder; auch die letzte erhaltene Karte wird behalten. So haben am Ende alle 5 Karten. Die übrigen Karten bilden den verdeckten Politikstapel.',
    'R1.4':
      'Der Ereignisstapel hat 9 Karten, eine je Runde. Von oben nach unten: „Bevölkerungswachstum“, 7 zufällige der übrigen 14 Ereignisse, „Eroberung der Perser“.',
    'R1.5':
      'Auf dem Haupttableau gibt es 33 Erkundungsfelder mit je einem Wissensmarker und Persepolis mit drei großen Wissensmarkern, einem jeder Farbe: zusammen 36 Wissensmarker.',
    'R1.6':
      'Nach dem Draft wird bei jeder Stadt Entwicklung 1 freigeschaltet und ausgeführt. Eine Stufe, die du dadurch auf einer Leiste gewinnst, bringt dir ihren Vorteil.',
    'R1.7':
      'Vor Runde 1 wird der Startspieler zufällig bestimmt (spanische Ausgabe). Das entscheidet Gleichstände beim ersten Wurf (R2.C2) und die Reihenfolge für R1.2 und R5.2. Auslegung: In der tschechischen Ausgabe beginnt, wer zuletzt in Griechenland war; das kann ein Programm nicht wissen. Die übrigen Ausgaben sagen nichts.',
    'R1.8':
      'Option für schnelle Partien: Alle behalten die 5 Karten, die sie bekommen; nichts wird weitergegeben.',

    'R2.A1':
      'Die oberste Ereigniskarte wird aufgedeckt. Sie wirkt in Phase F; nur „Bevölkerungswachstum“ wirkt in Phase C.',

    'R2.B1':
      'Alle erhalten Drachmen in Höhe ihrer Steuern. Danach kommen die Karten zum Zug, die in der Steuern-Phase wirken.',

    'R2.C1':
      'Alle werfen einmal alle ihre freigeschalteten Würfel: 2 Würfel oder, ab Kulturstufe 4, 3 Würfel.',
    'R2.C2':
      'Wer die niedrigste Summe wirft, ist Startspieler der Runde. Bei Gleichstand wird unter den Beteiligten Startspieler, wer dem bisherigen Startspieler im Uhrzeigersinn am nächsten sitzt. Auslegung: Ist der bisherige Startspieler beteiligt, hat er den Abstand 0 und bleibt Startspieler. Summen von 2 und von 3 Würfeln werden verglichen, wie sie sind.',
    'R2.C3':
      '„Bevölkerungswachstum“: Wer mit seinen Würfeln zusammen 4 oder weniger wirft, erhält gleich nach dem Wurf 1 Philosophiemarker.',
    'R2.C4':
      'Geheim und gleichzeitig legen alle an jeden ihrer Würfel ein anderes Aktionsplättchen (0 bis 6). Jeder Würfel bekommt ein Plättchen. Dann werden alle Plättchen gemeinsam aufgedeckt.',
    'R2.C5':
      'Ist die Zahl eines Aktionsplättchens höher als sein Würfel, kostet es dich die Differenz in Bürgern (Plättchen 6 an einer 4: 2 Bürger); jedes andere ist kostenlos. Du rechnest deine Plättchen in beliebiger Reihenfolge ab.',
    'R2.C6':
      'Hast du genug Bürger, musst du bezahlen (englische, deutsche, spanische und tschechische Ausgabe). Wenn nicht, bezahlst du nichts: Das Plättchen wird beiseitegelegt und seine Aktion nicht ausgeführt. Option (russische Ausgabe): Du darfst auch auf das Bezahlen verzichten und das Plättchen beiseitelegen.',
    'R2.C7':
      'In diesem Schritt darfst du, ob du etwas bezahlst oder nicht, beliebig viele Philosophiemarker ausgeben und erhältst für jeden 3 Bürger: vor, zwischen oder nach den Zahlungen. Auslegung: Du kannst Plättchen also bezahlen, wenn deine Bürger und 3 für jeden ausgegebenen Philosophiemarker zusammen mindestens ihre Gesamtkosten ergeben; was übrig bleibt, behältst du, höchstens aber 15. Philosophiemarker musst du nie ausgeben. Plättchen beiseitelegen darfst du genau dann, wenn es beim Abrechnen einen Moment gibt (keiner, einige oder alle dieser Philosophiemarker ausgegeben; keines, einige oder alle der behaltenen Plättchen bezahlt), in dem deine Bürger für kein einziges der beiseitegelegten Plättchen reichen.',

    'R2.D1':
      'Die Aktionsplättchen aller werden in aufsteigender Reihenfolge ausgeführt: alle 0, dann alle 1 und so weiter. Wer das gleiche Plättchen hat, handelt gleichzeitig, außer bei Militär (4): Dort gilt die Zugreihenfolge, erst der Startspieler, dann im Uhrzeigersinn. Auslegung: Die Karten der Gesetzgebung werden in Zugreihenfolge gezogen, sobald die 1 an der Reihe ist; Erkundungen, die eine Entwicklung gewährt, geschehen in Zugreihenfolge; andere gleichzeitige Entscheidungen gelten, sobald sie getroffen sind.',
    'R2.D2':
      'Jeder Effekt einer gewählten Aktion ist freiwillig: Du musst nie anwenden, was du nicht willst (alle Ausgaben). R3.8 sagt, wo du gefragt wirst.',
    'R2.D3':
      'Effekte wie „wenn du Handel ausführst“ treten jedes Mal ein, wenn du die Aktion ausführst, auch wenn eine Karte, eine Entwicklung oder ein Ereignis sie dir gewährt hat. Auslegung: Sie treten zusammen mit dem ein, was die Aktion selbst bringt, also vor einem freiwilligen Kauf oder einer Erkundung in derselben Aktion. Eine Aktion, die nicht zustande kommt (keine Karte ausgespielt, nichts freigeschaltet), löst nichts aus.',
    'R2.D4':
      '0 Philosophie: Erhalte 1 Philosophiemarker. Du darfst beliebig viele besitzen. Ausgeben kannst du sie in den Phasen C (R2.C7), D (R2.D12) und E (R2.E2).',
    'R2.D5':
      '1 Gesetzgebung: Erhalte 3 Bürger; ziehe dann 2 Politikkarten, nimm eine auf die Hand und lege die andere unter den Stapel. Du darfst beliebig viele Karten auf der Hand haben. Auslegung: Ist nur noch eine Karte da, ziehst du diese; ist keine mehr da, ziehst du keine.',
    'R2.D6': '2 Kultur: Erhalte Siegpunkte in Höhe deiner Kulturstufe.',
    'R2.D7':
      '3 Handel: Erhalte Drachmen in Höhe deiner Wirtschaftsstufe + 1; dann darfst du einen kleinen Wissensmarker beliebiger Farbe für 5 Drachmen kaufen. Kleine Wissensmarker und Drachmen gehen nie aus; große Wissensmarker kann man nicht kaufen.',
    'R2.D8':
      '4 Militär: Erhalte Truppen in Höhe deiner Militärstufe; dann darfst du einmal erkunden (R2.D9).',
    'R2.D9':
      'Erkunden: Jedes Feld zeigt seinen Bedarf und seinen Verlust (6/3: Bedarf 6, Verlust 3). Wähle ein Feld, auf dem der Wissensmarker noch liegt und dessen Bedarf nicht höher ist als die Zahl deiner Truppen; verliere Truppen in Höhe des Verlusts; nimm den Wissensmarker; erhalte den Vorteil des Feldes. Persepolis bringt seine drei großen Wissensmarker auf einmal.',
    'R2.D10':
      '5 Politik: Spiele eine Karte aus deiner Hand aus. Du musst die geforderten Wissensmarker besitzen (nach Farbe, klein oder groß; du gibst sie nicht ab; zu fehlenden siehe R2.D12) und die Kosten der Karte in Drachmen bezahlen; dann liegt sie offen vor dir. Sofort-Karten wirken einmal, so weit wie möglich; dauerhafte Karten von nun an; Spielende-Karten in der Schlusswertung. Eine Karte, für die dir Wissensmarker oder Drachmen fehlen, kannst du nicht ausspielen.',
    'R2.D11':
      '6 Entwicklung: Schalte die nächste Entwicklung deiner Stadt frei. Du musst ihre Wissensmarker besitzen (du gibst sie nicht ab; zu fehlenden siehe R2.D12) und ihre Kosten in Drachmen bezahlen. Das geht in einer Partie höchstens dreimal: Entwicklung 2, 3 und 4, in dieser Reihenfolge. Freigeschaltete Entwicklungen behalten ihre Effekte.',
    'R2.D12':
      'In einer Politik- oder Entwicklungsaktion der Phase D ersetzen je 2 ausgegebene Philosophiemarker einen geforderten Wissensmarker, nur für diese Aktion. Auslegung: Du gibst für jeden fehlenden Wissensmarker genau 2 Philosophiemarker aus.',
    'R2.D13':
      'Überschuss: Die Aktion Gesetzgebung darf deine Bürger über 15 bringen und die Aktion Militär deine Truppen, bis zum Ende von Phase D; dann fallen beide auf 15 zurück. Jeder andere Gewinn endet sofort bei 15: „Rekrutierung von Söldnern“ mit 13 Truppen und Wirtschaft 5 endet bei 15. Über 15 bringt ein solcher Gewinn nichts und nimmt nichts: 17 Truppen und „Griechisches Feuer“ sind immer noch 17. Auslegung: Die Ausgaben sagen sowohl „Ende der Aktion“ als auch „Ende der Phase“; hier gilt die Phase, doch ein Überschuss in Phase F endet mit seiner Aktion. (Die deutsche und die spanische Ausgabe nennen im Beispiel 13 + 4 = 17 die Stufe 7: ein Druckfehler.)',

    'R2.E1':
      'In Zugreihenfolge dürfen alle auf einer Fortschrittsleiste eine Stufe aufsteigen: Du zahlst die Kosten der neuen Stufe in Drachmen und erhältst ihren Vorteil. Zu weiteren Stufen siehe R2.E2.',
    'R2.E2':
      'Jeder Philosophiemarker, den du ausgibst, erlaubt eine weitere Stufe auf einer beliebigen Leiste; ihre Kosten in Drachmen zahlst du trotzdem. Du darfst mehrere Stufen auf einer Leiste oder auf verschiedenen aufsteigen.',
    'R2.E3':
      'Effekte, die insgesamt 2 Stufen erlauben („Reformer“, Korinth 3), erhöhen die Zahl der Stufen ohne Philosophiemarker von 1 auf 2. Auslegung: Sie werden nicht addiert, denn jeder spricht von insgesamt 2.',
    'R2.E4': 'Die höchste Stufe ist 7. Auslegung: Rabatte werden addiert; Kosten sinken nie unter 0.',
    'R2.E5': 'Kulturstufe 4 schaltet deinen dritten Würfel frei, ab der nächsten Würfel-Phase.',

    'R2.F1':
      'Die Effekte der Ereigniskarte werden von oben nach unten ausgeführt. Was den meisten oder den wenigsten Truppen gilt, gilt bei Gleichstand für alle Beteiligten; haben alle gleich viele, trifft auf alle beides zu (russische Ausgabe). Auslegung: Wer die meisten und wer die wenigsten hat, steht vor dem ersten Effekt des Ereignisses fest.',
    'R2.F2':
      'Andere Effekte gelten für alle, in Zugreihenfolge, wo es auf die Reihenfolge ankommt. Auslegung: Karten werden in Zugreihenfolge gezogen, Stufen in Zugreihenfolge erreicht. Wer einen Wissensmarker verliert, Karten abwirft oder die Politikaktion von „Wohlstand“ ausführt, wählt gleichzeitig mit den anderen, und jede Entscheidung gilt, sobald sie getroffen ist, wie in Phase D (R2.D1).',
    'R2.F3':
      'Fortschritt, den ein Ereignis gewährt, kostet die üblichen Drachmen. Auslegung: Zu Rabatten und zu Aktionen, die ein Ereignis gewährt, sagen die Ausgaben nichts; es gelten die üblichen Regeln und Rabatte. Jede Verwendung von Philosophiemarkern gehört zu Phase C, D oder E, also gibt es hier keine (R2.C7, R2.D12, R2.E2).',

    'R2.G1':
      'Es gibt fünf Errungenschaften, jeweils für mindestens: 10 Siegpunkte; 12 Bürger; 6 Truppen; Wirtschaft Stufe 4; 3 ausgespielte Politikkarten.',
    'R2.G2':
      'Jede Errungenschaft kann nur in einer einzigen Runde erreicht werden: in der ersten, in deren Phase G jemand sie erfüllt, und zwar von allen, die sie dann erfüllen. In späteren Runden ist sie geschlossen. Eine Errungenschaft geht nie verloren.',
    'R2.G3':
      'Erreichst du eine Errungenschaft allein, erhältst du nach Wahl 1 Steuer oder 1 Ruhm. Erreichen mehrere sie, erhalten alle 1 Steuer. Jede Errungenschaft wird für sich abgerechnet. Auslegung: Zuerst kommen die gemeinsam erreichten; dann wählen alle, die eine allein erreicht haben, gleichzeitig und je eine Errungenschaft nach der anderen.',

    'R3.1':
      'Grenzen: Bürger 0 bis 15 und Truppen 0 bis 15 (siehe aber R2.D13), Steuern 0 bis 10, Ruhm 0 bis 10. Siegpunkte, Drachmen und Philosophiemarker fallen nie unter 0 und sind nach oben unbegrenzt. Gewinne über eine Grenze hinaus verfallen.',
    'R3.2':
      'Sollst du mehr verlieren, als du hast, verlierst du alles davon; Schulden gibt es nicht. Ausnahme: Sollst du einen Wissensmarker verlieren und hast keinen, geschieht nichts. Sollst du mehr Karten abwerfen, als du auf der Hand hast, wirfst du die ganze Hand ab.',
    'R3.3':
      'Steigst du kostenlos auf, zahlst du nichts und erhältst trotzdem den Vorteil der Stufe. Auslegung: Auf Stufe 7 geschieht nichts.',
    'R3.4':
      'Auslegung: Abgeworfene Politikkarten kommen unter den Politikstapel. Was mehrere gleichzeitig dorthin legen (Gesetzgebung, „Die Herrschaft der Dreißig“), kommt in Zugreihenfolge darunter, sobald alle gewählt haben; wer zuerst antwortet, ist also gleich.',
    'R3.5':
      'Ein Wissensmarker, den du verlierst, darf jede Farbe haben und klein oder groß sein (tschechische Ausgabe). Auslegung: Welchen Wissensmarker du verlierst und welche Karten du abwirfst, wählst du selbst.',
    'R3.6':
      'Lässt dich ein Effekt kostenlos aufsteigen, so sagt er das; heißt es nur, dass du auf einer Leiste aufsteigen darfst, zahlst du die üblichen Kosten.',
    'R3.7':
      'Ausgespielte Karten werden nie abgeworfen (tschechische Ausgabe). Auslegung: Verlorene Wissensmarker kommen aus dem Spiel, und Persepolis bleibt erkundet; keine Ausgabe sagt, wohin ein verlorener Wissensmarker kommt, und ein zurückgelegter könnte zweimal erkundet werden.',
    'R3.8':
      'Auslegung: Was eine gewählte Aktion dir bringt, darfst du ablehnen, auch das, was die damit ausgespielten Karten und freigeschalteten Entwicklungen bringen (R2.D2). Gefragt wirst du überall, wo Ablehnen jemals irgendwem nützen kann: bevor du kostenlos aufsteigst („Peripteros“, „Rivalität“, Argos 3, Olympia 3, Milet 2) und bevor du mit „Scherbengericht“ eine Karte zurücknimmst. Alles andere wirkt sofort, denn Ablehnen würde nie jemandem nützen; die einzige Ausnahme ist das Ziehen von Karten (R3.11). Ein Effekt ohne Ergebnis (eine Leiste auf Stufe 7, eine nicht erfüllte Bedingung, ein leerer Stapel, nichts zum Zurücknehmen) fragt nichts und hindert dich nie daran, die Karte auszuspielen oder die Entwicklung freizuschalten: Er wirkt, so weit wie möglich. Jede Stufe, die du durchläufst, bringt ihren Vorteil.',
    'R3.9':
      'Auslegung: Ein Effekt wird ganz angewendet oder ganz abgelehnt. Mit Olympia 3 steigst du bei Kultur beide Stufen auf oder keine, mit Milet 2 auf zwei Leisten oder auf keiner. „Scherbengericht“ hat zwei Effekte: Nimmst du keine Karte zurück, darfst du die Politikaktion trotzdem ausführen, so wie auch dann, wenn keine andere Karte ausliegt.',
    'R3.10':
      'Verluste, Kosten und Abwürfe kann man nicht ablehnen. Auslegung: Auch Entwicklung 1 nicht (R1.6), denn niemand hat sie gewählt, und nicht, was Ereignisse und Errungenschaften bringen, denn die Ausgaben sprechen von gewählten Aktionen. Eine Aktion, die ein Ereignis gewährt, ist eine gewählte Aktion.',
    'R3.11':
      'Auslegung: Das Ziehen von Karten und das Behalten einer gezogenen Karte kann man nicht ablehnen. Nützen könnte es nur jemandem, der sich merkt, was unter den Stapel kam, und bis dorthin abzählt; dafür bei jeder Gesetzgebung zu fragen, wäre ein zu hoher Preis.',

    'R4.1':
      'Nach Runde 9 zählst du hinzu: die Siegpunkte deiner Spielende-Entwicklungen, die Siegpunkte deiner Spielende-Karten und deinen Ruhm × die Anzahl deiner großen Wissensmarker.',
    'R4.2':
      'Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheiden die meisten Drachmen; herrscht auch dann Gleichstand, wird der Sieg geteilt.',

    'R5.1':
      'Neu würfeln: Nach dem Wurf dürfen alle einmal beliebige eigene Würfel neu werfen. Auslegung: Alle entscheiden gleichzeitig, und der Startspieler wird erst danach bestimmt; die tschechische Ausgabe nennt keine Reihenfolge, und es zählen die Würfel, die benutzt werden.',
    'R5.2':
      'Gemeinsame Würfel: Ein Wurf mit zwei Würfeln gilt für alle; dritte Würfel werden einzeln geworfen. Der Startspieler wechselt jede Runde im Uhrzeigersinn, anstelle von R2.C2.',

    'R6.1':
      'Auslegung: Theben 2 (1 Ruhm gegen 2 Drachmen und 4 Siegpunkte) darfst du beliebig oft nutzen, immer wenn du etwas zu entscheiden hast. Hast du vor der Schlusswertung noch Ruhm, bekommst du eine letzte Gelegenheit. Das Stadtplättchen nennt weder einen Zeitpunkt noch eine Grenze.',
    'R6.2':
      'Auslegung: Mit „Scherbengericht“ darfst du eine andere deiner ausgespielten Karten auf die Hand zurücknehmen; dann darfst du eine Politikaktion ausführen (R3.8, R3.9). Die zurückgenommene Karte darfst du zu ihren Kosten erneut ausspielen. Ein dauerhafter Effekt endet, wenn seine Karte nicht mehr ausliegt: Nimmst du „Reformer“ in Phase D zurück, fehlt die Karte in Phase E.',
    'R6.3':
      'Auslegung: „Außergewöhnliche Sammlung“, Athen 2 und Athen 3 wirken bei jeder Karte, die du ausspielst, während sie gelten („Außergewöhnliche Sammlung“ nicht bei sich selbst): nach dem Bezahlen der Karte, zu dem sie also nichts beitragen, und vor ihrem Effekt.',
    'R6.4':
      'Auslegung: „Alte Garde“ bringt 4 Siegpunkte am Ende von Phase E, wenn du in dieser Phase auf keiner Leiste aufgestiegen bist. Kostenlose Stufen in anderen Phasen zählen nicht.',
    'R6.5':
      'Auslegung: Bei „Macht“ und „Öffentlicher Markt“ wirst du mit allen anderen verglichen, auch im Spiel zu zweit. Gleichstand genügt dir: Es zählt, dass niemand sonst niedriger („Macht“) oder höher („Öffentlicher Markt“) steht.',
    'R6.6':
      'Auslegung: „Rivalität“ wirkt nur, wenn die Militärstufe aller anderen höher ist als deine; Gleichstand genügt nicht.',
    'R6.7':
      'Auslegung: „Helepolis“ und Sparta 1 werden addiert; ein Verlust sinkt nie unter 0. Der Bedarf eines Feldes bleibt, wie er ist.',
    'R6.8':
      'Auslegung: Sparta 3 gewährt zwei volle Militäraktionen nacheinander, jede mit eigenem Gewinn und eigener Erkundung, Olympia 4 drei Kulturaktionen. Theben 3 erlaubt bis zu zwei Erkundungen in einer Militäraktion, nacheinander; Persepolis zählt als eine.',
    'R6.9':
      'Auslegung: Argos 2 wirkt sofort (russische, tschechische und spanische Ausgabe; ein Beispiel der englischen und der deutschen nennt es dauerhaft, im Widerspruch zum Stadtplättchen).',
    'R6.10':
      '„Eroberung der Perser“: Wurde Persepolis in dieser Partie erkundet, dürfen alle eine Aktion außer Militär ausführen. Auslegung: Das geschieht in Zugreihenfolge, eine Aktion ganz nach der anderen; ohne Würfel und ohne Bürger, auch mit einer Aktion, die du in dieser Runde schon ausgeführt hast. Was die Aktion gewährt, ist nicht beschränkt: Entwicklung darf Sparta 3 freischalten.',
    'R6.11':
      '„Bau der Münzstätte“ und Korinth 3 wirken nur in Phase E. Auslegung: „Politik der kleinen Schritte“ nennt keine Phase und wirkt daher immer, wenn du für eine Stufe Drachmen zahlst, auch in Phase F (mit „Militärischer Sieg“: zusammen 3 weniger).',
    'R6.12':
      'Auslegung: Was die englische Spielregel „Ionic Columns“ nennt, ist die Karte, die in anderen Ausgaben und in der Schachtel „Korinthische Säulen“ heißt: Es ist nur eine Karte.',
    'R6.13':
      'Auslegung: Mit Milet 2 steigst du auf zwei verschiedenen Leisten unter Stufe 7 auf; gibt es nur eine solche, dann auf dieser; gibt es keine, geschieht nichts. Du darfst es ablehnen (R3.8, R3.9).',
    'R6.14':
      'Auslegung: Bei „Ratsversammlung“, Gesetzgebung und „Die Herrschaft der Dreißig“ wird in Zugreihenfolge gezogen, was vom Stapel noch da ist. Wer zugleich die meisten und die wenigsten Truppen hat, zieht erst, denn die Karte wird von oben nach unten gelesen, und wirft dann zwei beliebige Karten ab.',
    'R6.15':
      'Auslegung: Wer Errungenschaften erreicht, wird zu Beginn von Phase G bestimmt; die Belohnung der einen zählt nicht für eine andere.',
    'R6.16': 'Auslegung: Für „Bevölkerungswachstum“ zählen die Würfel nach dem Neuwürfeln (R5.1).',
    'R6.17':
      'Auslegung: Bei gemeinsamen Würfeln (R5.2) ist in Runde 1 Startspieler, wer nach R1.7 bestimmt wurde.',

    'R7.1':
      'Eine Partie wird bis zum Ende nach der Regelversion gespielt, mit der sie begonnen hat; ihre Aufzeichnung nennt sie. Dies ist Version 2. In Version 1 konnte nichts aus R3.8 abgelehnt werden: Die kostenlosen Stufen von „Peripteros“, „Rivalität“, Argos 3 und Olympia 3 gab es von selbst; die Leisten von Milet 2 mussten gewählt werden, ebenso eine Karte, die „Scherbengericht“ zurücknimmt, wenn es eine gab. Sonst ist nichts anders, auch keine Zahl.',
  },
};
