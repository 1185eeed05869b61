import type { Words } from './en.ts';

export const cs: Words = {
  search: 'Hledejte pravidla, karty, města, události…',
  aliases:
    'filosofický=svitek mince=drachma peníze=drachma vb=bod vojsko=armáda voják=armáda obyvatel=občan poplatek=daň amfora=červená helma=modrá lyra=zelená remíza=shoda prozkoumat=průzkum vítěz=vyhrává výhra=vyhrává znalost=trofej hospodářství=ekonomika zákonodárství=legislativa žeton=trofej jednotka=armáda',
  results: 'Výsledky hledání',
  back: 'Zpět',
  about: 'Týká se:',
  found:
    '{count, plural, =0 {Nic se nenašlo. Zkuste jiné slovo.} one {# nález} few {# nálezy} other {# nálezů}}',
  first: 'Zobrazeno je prvních {count, number}. Další slovo hledání zúží.',
  example: 'Příklad',
  examples: {
    price: 'Destička 6 u kostky s hodnotou 4 stojí 2 občany. Destička 5 u kostky s hodnotou 5 je zdarma.',
    scrolls: 'Destičky stojí 4 občany. Máte 2 a 1 svitek dá další 3: zbude 1 občan.',
    overflow: 'Se 13 armádami a vojenstvím na úrovni 4 vás akce dostane na 17, a to do konce fáze.',
    explore: '7 armád stačí na políčko 6/3. Ztratíte 3 z nich a vezmete si trofej a 2 drachmy.',
    'stand-in': 'Chybí vám 1 trofej, kterou karta vyžaduje: nahradí ji 2 svitky.',
    progress: 'Ekonomika je nově na úrovni 2. Úroveň 3 v téže fázi stojí 2 drachmy a 1 svitek.',
    alone: 'Jen vy máte 12 občanů. Vyberete si 1 slávu, nebo 1 daň.',
    glory: '3 slávy a 2 velké trofeje: 3 × 2 = 6 bodů.',
    tie: 'Při shodě na 48 bodech vyhrává 5 drachem nad 3.',
  },
  summary: {
    title: 'Přehled na dvou stranách',
    print: 'Vytisknout',
    text: 'Dvě strany A4 ve vašem jazyce: pravidla ve zkratce a všechny karty, města a události.',
    link: 'Vytisknout přehled',
  },
  sheet: 'Bodovací list pro hru u stolu',
};
